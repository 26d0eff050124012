import { sql, type SQL } from 'drizzle-orm';
import type { Company, CompanyKind } from '#features/companies/domain/company.ts';
import { matchEntry, type EntryQuery } from '#features/companies/domain/entry-match.ts';
import { domainKey, nameKey } from '#features/companies/domain/record-evidence.ts';
import type { MatchReason } from '#features/companies/domain/match.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { isPublicSuffix } from '#core/platform/public-suffixes.ts';
import { companyEvidence } from '#features/companies/server/match-tables.ts';
import { groupsOf } from './groups.ts';
import { companies } from '#features/companies/server/tables.ts';

/** What a record from outside is recognised by. */
export type SoughtRecord = Pick<Company, 'name' | 'url' | 'country' | 'city'>;

export interface KnownRecord {
  readonly id: string;
  readonly kind: CompanyKind;
  readonly externalId: string;
  readonly name: string;
}

/** Sure: by its own web address, or by name and place. Doubtful: by name alone. */
export type Recognition =
  | { readonly verdict: 'sure'; readonly record: KnownRecord; readonly reason: MatchReason }
  | { readonly verdict: 'doubtful' }
  | { readonly verdict: 'unknown' };

const unknown = { verdict: 'unknown' } as const;

/** Of records that share a name or an address, so many are looked at. */
const sameMost = 20;

const uuids = (ids: readonly string[]) => sql`${sql.param([...ids])}::uuid[]`;
const texts = (values: readonly (string | null)[]) =>
  sql`${sql.param([...new Set(values.filter((value) => value !== null))])}::text[]`;

/**
 * Companies with the domain or name of any of the records, that were here before the import. A company
 * not yet compared has no evidence row: its raw fields are used.
 */
async function idsWithSameKeys(
  db: Queryable,
  queries: readonly EntryQuery[],
  importId: string,
): Promise<string[]> {
  const domains = texts(queries.map(({ domain }) => domain));
  const names = texts(queries.map(({ name }) => name));
  const keys = texts(queries.map(({ name }) => nameKey(name ?? '')));
  const wasHere = sql`known.import_id is distinct from ${importId}::uuid`;
  const compared = (is: SQL) => sql`
    select known.id from ${companyEvidence} evidence
    join ${companies} known on known.id = evidence.company_id where ${is} and ${wasHere}`;
  const { rows } = await db.execute<{ id: string }>(sql`
    select id from (
      ${compared(sql`evidence.domain = any(${domains})`)}
      union ${compared(sql`evidence.name = any(${keys})`)}
      union select known.id from ${companies} known
        where known.domain = any(${domains}) and ${wasHere}
      union select known.id from ${companies} known
        where lower(known.name) in (select lower(name) from unnest(${names}) name) and ${wasHere}
    ) found limit ${queries.length * sameMost}`);
  return rows.map(({ id }) => id);
}

/** The candidates among all records of the companies that were found, with their keys. */
async function loadCandidates(db: Queryable, ids: readonly string[], importId: string) {
  const groups = await groupsOf(db, ids);
  const rows = await db
    .select({
      ...{ id: companies.id, kind: companies.kind, externalId: companies.externalId },
      ...{ name: companies.name, url: companies.url, importId: companies.importId },
      ...{ country: companies.country, city: companies.city },
    })
    .from(companies)
    .where(sql`${companies.id} = any(${uuids([...new Set([...groups.values()].flat())])})`);
  const wasHere = rows.filter((row) => row.importId !== importId);
  const byId = new Map(wasHere.map((row) => [row.id, row]));
  const candidates = ids.flatMap((id) => {
    const row = byId.get(id);
    if (row === undefined) return [];
    const group = groups.get(id)?.toSorted()[0] ?? id;
    return [{ ...row, domain: domainKey(row.url, isPublicSuffix), group }];
  });
  return {
    byId,
    byName: Map.groupBy(candidates, ({ name }) => nameKey(name)),
    byDomain: Map.groupBy(candidates, ({ domain }) => domain),
    recordsOf: (id: string) => (groups.get(id) ?? [id]).flatMap((one) => byId.get(one) ?? []),
  };
}

/**
 * Recognises records as companies of any kind that were here before the import. Of the records of a
 * company, the one of the given kind is preferred. To be called in a transaction.
 */
export async function recogniseRecords(
  db: Queryable,
  sought: readonly SoughtRecord[],
  { kind, importId }: { readonly kind: CompanyKind; readonly importId: string },
): Promise<Recognition[]> {
  if (sought.length === 0) return [];
  const queries = sought.map(({ name, url, country, city }) => ({
    ...{ name, domain: domainKey(url, isPublicSuffix) },
    place: { country, city },
  }));
  // After many new rows the statistics are old, and the planner would read every company.
  await db.execute(sql`set local enable_seqscan = off`);
  const ids = await idsWithSameKeys(db, queries, importId);
  await db.execute(sql`set local enable_seqscan = on`);
  if (ids.length === 0) return sought.map(() => unknown);
  const { byId, byName, byDomain, recordsOf } = await loadCandidates(db, ids, importId);
  return queries.map((query) => {
    const { name, domain, place } = query;
    const key = nameKey(name);
    const candidates = new Set([
      ...(domain === null ? [] : (byDomain.get(domain)?.slice(0, sameMost) ?? [])),
      ...(key === null ? [] : (byName.get(key)?.slice(0, sameMost) ?? [])),
    ]);
    const { verdict, candidates: matches } = matchEntry(query, [...candidates]);
    const [match] = matches;
    if (match === undefined) return unknown;
    if (verdict !== 'sure') {
      const isElsewhere = ({ country }: { readonly country: string | null }) =>
        place.country !== null && country !== null && country !== place.country;
      const known = matches.flatMap(({ id }) => byId.get(id) ?? []);
      return known.every(isElsewhere) ? unknown : { verdict: 'doubtful' };
    }
    const records = recordsOf(match.id);
    const record = records.find((one) => one.kind === kind) ?? byId.get(match.id);
    if (record === undefined) return unknown;
    const reason = match.by === 'domain' ? 'domain' : 'nameAndPlace';
    return { verdict: 'sure', record, reason };
  });
}
