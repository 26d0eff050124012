import { sql, type SQL } from 'drizzle-orm';
import type { CompanyKind } from '#core/domain/company-kind.ts';
import type { Company } from '#features/directory/companies/domain/company.ts';
import { fullNameKey } from '#features/directory/companies/domain/name-keys.ts';
import { evidenceOf, hostKey } from '#features/directory/companies/domain/record-evidence.ts';
import {
  compareEvidence,
  fitsCompany,
  type Compared,
} from '#features/directory/companies/domain/same-company.ts';
import type { MatchReason, SharedEvidence } from '#features/directory/companies/domain/match.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { registeredDomain } from '#core/platform/public-suffixes.ts';
import { companyEvidence } from '#features/directory/companies/server/match-tables.ts';
import { groupsOf } from './groups.ts';
import { companies } from '#features/directory/companies/server/tables.ts';
import { textArray, uuidArray } from '#core/platform/database/array-parameters.ts';

/** What a record from outside is recognised by. */
export type SoughtRecord = Pick<Company, 'name' | 'url' | 'country' | 'city'> &
  Partial<Pick<Company, 'oneLiner' | 'description'>>;

const textOf = ({ oneLiner, description }: SoughtRecord) =>
  [oneLiner, description].filter(Boolean).join(' ').slice(0, 2000);

export interface KnownRecord {
  readonly id: string;
  readonly kind: CompanyKind;
  readonly externalId: string;
  readonly name: string;
  readonly url: string | null;
  readonly tags: readonly string[];
  readonly industries: readonly string[];
  readonly fundingUsd: number | null;
}

/** Sure: as two records would be linked. Doubtful: something is like a company here, and something is not. */
export type Recognition =
  | { readonly verdict: 'sure'; readonly record: KnownRecord; readonly reason: MatchReason }
  | { readonly verdict: 'doubtful'; readonly shared: SharedEvidence }
  | { readonly verdict: 'unknown' };

const unknown = { verdict: 'unknown' } as const;

/** Of records that share a name or an address, so many are looked at. */
const sameMost = 20;

const texts = (values: readonly (string | null)[]) =>
  textArray([...new Set(values.filter((value) => value !== null))]);

/**
 * Companies with the domain or name of any of the records, that were here before the import. A company
 * not yet compared has no evidence row: its raw fields are used.
 */
async function idsWithSameKeys(
  db: Queryable,
  entries: readonly { readonly name: string; readonly evidence: Compared }[],
  importId: string,
): Promise<string[]> {
  const domains = texts(entries.map(({ evidence }) => evidence.domain));
  const hosts = texts(entries.map(({ evidence }) => evidence.host ?? null));
  const names = texts(entries.map(({ name }) => name));
  const cores = texts(entries.map(({ evidence }) => evidence.core));
  const wasHere = sql`known.import_id is distinct from ${importId}::uuid`;
  const compared = (is: SQL) => sql`
    select known.id from ${companyEvidence} evidence
    join ${companies} known on known.id = evidence.company_id where ${is} and ${wasHere}`;
  const { rows } = await db.execute<{ id: string }>(sql`
    select id from (
      ${compared(sql`evidence.domain = any(${domains})`)}
      union ${compared(sql`evidence.core = any(${cores})`)}
      union select known.id from ${companies} known
        where known.domain = any(${hosts}) and ${wasHere}
      union select known.id from ${companies} known
        where lower(known.name) in (select lower(name) from unnest(${names}) name) and ${wasHere}
    ) found limit ${entries.length * sameMost}`);
  return rows.map(({ id }) => id);
}

interface Candidate extends KnownRecord {
  readonly importId: string | null;
  readonly group: string;
  readonly evidence: Compared;
}

const comparedOf = (record: SoughtRecord, kind: CompanyKind, text: string | null): Compared => ({
  ...evidenceOf({ ...record, kind }, registeredDomain),
  host: hostKey(record.url),
  text,
});

/** The candidates among all records of the companies that were found, with what they are compared by. */
async function loadCandidates(db: Queryable, ids: readonly string[]) {
  const groups = await groupsOf(db, ids);
  const rows = await db
    .select({
      id: companies.id,
      kind: companies.kind,
      externalId: companies.externalId,
      importId: companies.importId,
      name: companies.name,
      url: companies.url,
      country: companies.country,
      city: companies.city,
      tags: companies.tags,
      industries: companies.industries,
      fundingUsd: companies.fundingUsd,
      text: sql<string>`left(concat_ws(' ', ${companies.oneLiner}, ${companies.description}), 2000)`,
    })
    .from(companies)
    .where(sql`${companies.id} = any(${uuidArray([...new Set([...groups.values()].flat())])})`);
  const byId = new Map(
    rows.map((row): [string, Candidate] => {
      const group = groups.get(row.id)?.toSorted()[0] ?? row.id;
      return [row.id, { ...row, group, evidence: comparedOf(row, row.kind, row.text) }];
    }),
  );
  const candidates = ids.flatMap((id) => byId.get(id) ?? []);
  return {
    byCore: Map.groupBy(candidates, ({ evidence }) => evidence.core),
    byDomain: Map.groupBy(candidates, ({ evidence }) => evidence.domain),
    /** Those of this import, too. */
    recordsOf: (id: string) => (groups.get(id) ?? [id]).flatMap((one) => byId.get(one) ?? []),
  };
}

/** Of several sure companies, the one with exactly the name. */
function onlyOne(candidates: readonly Candidate[], name: string): Candidate | undefined {
  const one = (some: readonly Candidate[]) =>
    new Set(some.map(({ group }) => group)).size === 1 ? some[0] : undefined;
  return (
    one(candidates) ??
    one(candidates.filter((candidate) => fullNameKey(candidate.name) === fullNameKey(name)))
  );
}

/** What a record has in common with companies that are like it. */
function sharedEvidence({ domain, core }: Compared, near: readonly Candidate[]): SharedEvidence {
  const sharesDomain = near.some(({ evidence }) => domain !== null && evidence.domain === domain);
  const sharesName = near.some(({ evidence }) => core !== null && evidence.core === core);
  if (sharesDomain && sharesName) return 'both';
  return sharesDomain ? 'domain' : 'name';
}

/** The records of one import that were recognised, by the record that each was recognised as. */
function openRecognised() {
  const byRecord = new Map<string, Compared[]>();
  return {
    of: (records: readonly KnownRecord[]): Compared[] =>
      records.flatMap(({ id }) => byRecord.get(id) ?? []),
    add({ id }: KnownRecord, { domain, host = null, ...evidence }: Compared): void {
      if (domain === null && host === null) return;
      const there = byRecord.get(id) ?? [];
      if (there.some((one) => one.domain === domain && one.host === host)) return;
      // Without the text: there may be many.
      byRecord.set(id, [...there, { ...evidence, domain, host, text: null }]);
    },
  };
}

/**
 * Recognises records as companies of any kind that were here before the import, by the rule that compares
 * records. Of the records of a company, the one of the given kind is preferred. What was recognised before
 * counts: two records with unlike web addresses never become one company through what is here.
 */
export function openRecogniser({
  kind,
  importId,
}: {
  readonly kind: CompanyKind;
  readonly importId: string;
}) {
  const recognised = openRecognised();

  /** To be called in a transaction. */
  return async (db: Queryable, sought: readonly SoughtRecord[]): Promise<Recognition[]> => {
    if (sought.length === 0) return [];
    const entries = sought.map((record) => ({
      name: record.name,
      evidence: comparedOf(record, kind, textOf(record)),
    }));
    // After many new rows the statistics are old, and the planner would read every company.
    await db.execute(sql`set local enable_seqscan = off`);
    const ids = await idsWithSameKeys(db, entries, importId);
    await db.execute(sql`set local enable_seqscan = on`);
    if (ids.length === 0) return sought.map(() => unknown);
    const { byCore, byDomain, recordsOf } = await loadCandidates(db, ids);
    return entries.map(({ name, evidence }) => {
      const { domain, core, country } = evidence;
      const candidates = [
        ...new Set([
          ...(domain === null ? [] : (byDomain.get(domain)?.slice(0, sameMost) ?? [])),
          ...(core === null ? [] : (byCore.get(core)?.slice(0, sameMost) ?? [])),
        ]),
      ];
      const compared = new Map(
        candidates.map((candidate) => [candidate, compareEvidence(evidence, candidate.evidence)]),
      );
      const sure = candidates.filter((candidate) => {
        if (compared.get(candidate)?.isSure !== true) return false;
        const records = recordsOf(candidate.id);
        const all = [...records.map((one) => one.evidence), ...recognised.of(records)];
        return fitsCompany(evidence, all);
      });
      const match = onlyOne(sure, name);
      const reason = match && compared.get(match)?.reason;
      if (match === undefined || reason === undefined) {
        const isElsewhere = (candidate: Candidate) =>
          country !== null &&
          candidate.evidence.country !== null &&
          candidate.evidence.country !== country;
        const near = candidates.filter((candidate) => !isElsewhere(candidate));
        if (near.length === 0) return unknown;
        return { verdict: 'doubtful', shared: sharedEvidence(evidence, near) };
      }
      recognised.add(match, evidence);
      // Its records may not have been compared since one of them got a web address.
      const ofKind = recordsOf(match.id).find(
        (one) =>
          one.kind === kind && one.importId !== importId && fitsCompany(evidence, [one.evidence]),
      );
      return {
        verdict: 'sure',
        reason,
        record: match.kind === kind ? match : (ofKind ?? match),
      };
    });
  };
}
