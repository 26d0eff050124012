import { sql, type SQL } from 'drizzle-orm';
import type { CompanyCard } from '#domain/companies/company.ts';
import { companyKinds } from '#domain/companies/company.ts';
import { likenessOf } from '#domain/companies/likeness.ts';
import { widerDomains } from '#domain/companies/links.ts';
import {
  judge,
  shorterNames,
  soughtNames,
  type Known,
  type Recognition,
  type Sought,
} from '#domain/companies/recognition.ts';
import { domainKey, fullNameKey, nameKey } from '#domain/companies/same-company.ts';
import type { Queryable } from '#server/platform/database/open.ts';
import { companies } from '#server/tables/companies.ts';
import { companyEvidence, companyMatches } from '#server/tables/company-matches.ts';
import { cardsById } from './store.ts';

/** So many may share a name or a domain; more would be no help. */
const alikeMost = 20;
/** Names on either side of one in the alphabet, from its beginning and from its end. */
const neighbours = 12;
/** The likeliest of them that are looked at closely. */
const likelyMost = 8;

interface Found extends Record<string, unknown> {
  readonly place: number;
  readonly id: string;
}

const rowsOf = (asked: readonly object[], columns: SQL) =>
  sql`json_to_recordset(${JSON.stringify(asked)}::json) asked(place int, ${columns})`;

/**
 * Those with the very domain or name, and those with a wider domain or the beginning of the name. A
 * company that was never compared has no evidence yet: it is found as it is written.
 */
async function withSameKeys(db: Queryable, sought: readonly Sought[]) {
  const asked = sought.map((one, place) => ({
    place,
    domain: one.domain,
    wider: one.domain === null ? [] : widerDomains(one.domain),
    names: soughtNames(one),
    shorter: shorterNames(one.name),
    typed: one.name,
  }));
  const columns = sql`domain text, wider text[], names text[], shorter text[], typed text`;
  const compared = (is: SQL, isSame: SQL) => sql`
    (select company_id as id, ${isSame} as "isSame" from ${companyEvidence} known
      where ${is} limit ${alikeMost})`;
  const written = (is: SQL) => sql`
    (select known.id, true from ${companies} known where ${is} limit ${alikeMost})`;
  const { rows } = await db.execute<Found & { isSame: boolean }>(sql`
    select asked.place, same.* from ${rowsOf(asked, columns)}
    cross join lateral (
      ${compared(sql`known.domain = asked.domain`, sql`true`)}
      union ${compared(sql`known.name = any(asked.names)`, sql`true`)}
      union ${written(sql`known.domain = asked.domain`)}
      union ${written(sql`lower(known.name) = lower(asked.typed)`)}
      union ${compared(sql`known.domain = any(asked.wider)`, sql`false`)}
      union ${compared(sql`known.name = any(asked.shorter)`, sql`false`)}) same`);
  return rows;
}

/** Those next to a name in the alphabet, read forwards and backwards: a typo leaves one end whole. */
async function withNearNames(
  db: Queryable,
  wanted: readonly { readonly place: number; readonly name: string }[],
): Promise<Found[]> {
  if (wanted.length === 0) return [];
  const next = (read: SQL, asked: SQL, onwards: boolean) => sql`
    (select known.company_id as id, known.name from ${companyEvidence} known
      where known.name is not null and ${read} ${onwards ? sql`>=` : sql`<`} ${asked}
      order by ${read} ${onwards ? sql`asc` : sql`desc`} limit ${neighbours})`;
  const [forwards, backwards] = [sql`known.name`, sql`reverse(known.name)`];
  const { rows } = await db.execute<Found & { name: string; asked: string }>(sql`
    select asked.place, asked.name as asked, near.id, near.name
    from ${rowsOf(wanted, sql`name text`)}
    cross join lateral (
      ${next(forwards, sql`asked.name`, true)} union ${next(forwards, sql`asked.name`, false)}
      union ${next(backwards, sql`reverse(asked.name)`, true)}
      union ${next(backwards, sql`reverse(asked.name)`, false)}) near`);
  const byPlace = Map.groupBy(
    rows.flatMap((row) => {
      const likeness = likenessOf(row.asked, row.name);
      return likeness === null ? [] : [{ ...row, score: likeness.score }];
    }),
    ({ place }) => place,
  );
  return [...byPlace.values()].flatMap((near) =>
    near.toSorted((one, other) => other.score - one.score).slice(0, likelyMost),
  );
}

interface Grouped extends Record<string, unknown> {
  readonly root: string;
  readonly id: string;
}

/** All records of each company, itself among them: whatever accepted matches join. */
async function groupsOf(db: Queryable, ids: readonly string[]): Promise<Map<string, string[]>> {
  if (ids.length === 0) return new Map();
  const { rows } = await db.execute<Grouped>(sql`
    with recursive records(root, id) as (
      select id, id from unnest(${sql.param([...ids])}::uuid[]) asked(id)
      union
      select records.root, joined.id from records cross join lateral (
        select second_id as id from ${companyMatches} joined
        where joined.first_id = records.id and joined.state = 'accepted'
        union all
        select first_id from ${companyMatches} joined
        where joined.second_id = records.id and joined.state = 'accepted'
        offset 0) joined)
    select root, id from records`);
  const groups = new Map<string, string[]>();
  for (const { root, id } of rows) groups.set(root, [...(groups.get(root) ?? []), id]);
  return groups;
}

type Cards = ReadonlyMap<string, CompanyCard>;

const knownAs = (card: CompanyCard, group: readonly string[]): Known => ({
  id: card.id,
  kind: card.kind,
  name: nameKey(card.name),
  fullName: fullNameKey(card.name),
  domain: domainKey(card.url),
  group: group.toSorted()[0] ?? card.id,
});

/** The records of a company, that of our own directory first. */
const recordsIn = (group: readonly string[], cards: Cards): CompanyCard[] =>
  companyKinds.flatMap((kind) =>
    group
      .toSorted()
      .flatMap((id) => cards.get(id) ?? [])
      .filter((card) => card.kind === kind),
  );

/** Which companies the entries of a list mean. As many questions as for one, whatever their number. */
export async function recognised(db: Queryable, sought: readonly Sought[]): Promise<Recognition[]> {
  const same = await withSameKeys(db, sought);
  const isFound = new Set(same.flatMap(({ place, isSame }) => (isSame ? place : [])));
  const near = await withNearNames(
    db,
    sought.flatMap((one, place) =>
      isFound.has(place) ? [] : soughtNames(one).map((name) => ({ place, name })),
    ),
  );
  const found = Map.groupBy([...same, ...near], ({ place }) => place);
  const groups = await groupsOf(db, [...new Set([...same, ...near].map(({ id }) => id))]);
  const cards = await cardsById(db, [...new Set([...groups.values()].flat())]);
  return sought.map((one, place) => {
    const known = (found.get(place) ?? []).flatMap(({ id }) => {
      const card = cards.get(id);
      return card ? [knownAs(card, groups.get(id) ?? [id])] : [];
    });
    const { verdict, candidates } = judge(one, known);
    return {
      verdict,
      candidates: candidates.flatMap(({ id, by }) => {
        const records = recordsIn(groups.get(id) ?? [id], cards);
        const [company] = records;
        if (!company) return [];
        return [
          { company, by, records: records.map((card) => ({ kind: card.kind, id: card.id })) },
        ];
      }),
    };
  });
}
