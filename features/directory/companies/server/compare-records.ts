import { sql, type SQL } from 'drizzle-orm';
import { evidenceOf, hostKey } from '#features/directory/companies/domain/record-evidence.ts';
import {
  compareEvidence,
  type Compared,
} from '#features/directory/companies/domain/same-company.ts';
import type { MatchReason } from '#features/directory/companies/domain/match.ts';
import { serverLimits } from '#core/platform/limits.ts';
import { companyLimits } from '#features/directory/companies/domain/limits.ts';
import { lockUntilCommit } from '#core/platform/database/locks.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { registeredDomain } from '#core/platform/public-suffixes.ts';
import { newId } from '#core/server/tables/columns.ts';
import { companies } from './tables.ts';
import { companyEvidence, companyMatches, matchOutbox } from './match-tables.ts';
import { unlinkApart } from './unlink-apart.ts';
import { uuidArray } from '#core/platform/database/array-parameters.ts';

interface Pair {
  readonly firstId: string;
  readonly secondId: string;
  readonly reason: MatchReason;
  readonly isSure: boolean;
}

/** Stores the evidence of some companies; returns those that still exist. */
async function collectEvidence(db: Queryable, ids: readonly string[]): Promise<string[]> {
  const rows = await db
    .select({
      id: companies.id,
      kind: companies.kind,
      name: companies.name,
      url: companies.url,
      country: companies.country,
      city: companies.city,
    })
    .from(companies)
    .where(sql`${companies.id} = any(${uuidArray(ids)})`)
    .for('key share');
  if (rows.length === 0) return [];
  const evidence = rows.map((company) => ({
    id: company.id,
    ...evidenceOf(company, registeredDomain),
  }));
  // As one parameter: the library takes longer to build a statement of thousands than PostgreSQL to run it.
  await db.execute(sql`
    insert into ${companyEvidence} (company_id, kind, domain, name, core, country, city)
    select id, kind, domain, name, core, country, city
    from json_to_recordset(${JSON.stringify(evidence)}::json) told(id uuid, kind text, domain text,
      name text, core text, country text, city text)
    on conflict (company_id) do update set domain = excluded.domain, name = excluded.name,
      core = excluded.core, country = excluded.country, city = excluded.city`);
  return rows.map(({ id }) => id);
}

/** A value that records share, and which: one more than count when there are too many. */
interface SharedValue extends Record<string, unknown> {
  readonly reason: MatchReason;
  readonly value: string;
  readonly country: string | null;
  readonly ids: readonly string[];
}

/** Values shared by more are skipped, so that a common name costs no more than a rare one. */
const groupMost = serverLimits.matchGroupMost;

const isCommon = ({ ids }: SharedValue) => ids.length > groupMost;

/** The domains, cores of names, and those with a country, that some companies share with any. */
async function sharedValuesOf(db: Queryable, ids: readonly string[]): Promise<SharedValue[]> {
  const shared = (reason: MatchReason, values: SQL, columns: SQL, alike: SQL) => sql`
    select ${reason} as reason, asked.value, asked.country, same.ids
    from (select distinct ${columns} from looked where ${values}) asked cross join lateral (
      select array_agg(company_id) as ids from (
        select company_id from ${companyEvidence} same where ${alike} limit ${groupMost + 1}) same) same
    where cardinality(same.ids) > 1`;
  const { rows } = await db.execute<SharedValue>(sql`
    with looked as materialized (
      select * from ${companyEvidence} where company_id = any(${uuidArray(ids)}))
    ${shared('domain', sql`domain is not null`, sql`domain as value, null as country`, sql`same.domain = asked.value`)}
    union all
    ${shared('name', sql`core is not null`, sql`core as value, null as country`, sql`same.core = asked.value`)}
    union all
    ${shared('nameAndPlace', sql`core is not null and country is not null`, sql`core as value, country`, sql`same.core = asked.value and same.country = asked.country`)}`);
  return rows;
}

interface Candidate {
  readonly oneId: string;
  readonly one: Compared;
  readonly otherId: string;
  readonly other: Compared;
}

const evidenceIn = (row: string) =>
  sql.raw(`json_build_object('kind', ${row}.kind, 'domain', ${row}.domain, 'name', ${row}.name,
    'core', ${row}.core, 'country', ${row}.country, 'city', ${row}.city, 'host', ${row}_record.url,
    'text', left(concat_ws(' ', ${row}_record.one_liner, ${row}_record.description), 2000))`);

/** The records with these values beside some companies, in pairs. */
async function candidatesIn(
  db: Queryable,
  shared: readonly SharedValue[],
  ids: readonly string[],
): Promise<Candidate[]> {
  if (shared.length === 0) return [];
  const batch = new Set(ids);
  const pairs = shared.flatMap(({ ids: alike }) =>
    alike
      .filter((id) => batch.has(id))
      .flatMap((one) => alike.filter((other) => other !== one).map((other) => ({ one, other }))),
  );
  const { rows } = await db.execute<Candidate & Record<string, unknown>>(sql`
    select one.company_id as "oneId", ${evidenceIn('one')} as one,
      other.company_id as "otherId", ${evidenceIn('other')} as other
    from (select distinct * from unnest(${uuidArray(pairs.map(({ one }) => one))},
      ${uuidArray(pairs.map(({ other }) => other))})) pairs(one_id, other_id)
    join ${companyEvidence} one on one.company_id = one_id
    join ${companyEvidence} other on other.company_id = other_id
    join ${companies} one_record on one_record.id = one_id
    join ${companies} other_record on other_record.id = other_id`);
  return rows;
}

const withHost = (one: Compared): Compared => ({ ...one, host: hostKey(one.host ?? null) });

/** Each pair once, the smaller id first. */
function pairsIn(candidates: readonly Candidate[]): Pair[] {
  const pairs = new Map<string, Pair>();
  for (const { oneId, one, otherId, other } of candidates) {
    const match = compareEvidence(withHost(one), withHost(other));
    if (match === null) continue;
    const [firstId, secondId] = oneId < otherId ? [oneId, otherId] : [otherId, oneId];
    pairs.set(`${firstId} ${secondId}`, { firstId, secondId, ...match });
  }
  return [...pairs.values()];
}

/** Replaces the suggestions of some companies; decisions are unchanged. */
async function saveSuggestions(
  db: Queryable,
  ids: readonly string[],
  pairs: readonly Pair[],
): Promise<void> {
  const rows = JSON.stringify(pairs.map((pair) => ({ id: newId(), ...pair })));
  const suggestions = sql`json_to_recordset(${rows}::json)
    suggestion(id uuid, "firstId" uuid, "secondId" uuid, reason text, "isSure" boolean)`;
  await db.execute(sql`
    delete from ${companyMatches} gone
    using (
      select theirs.id from unnest(${uuidArray(ids)}) one(id), lateral (
        select known.id from ${companyMatches} known where known.first_id = one.id
        union all
        select known.id from ${companyMatches} known where known.second_id = one.id
        offset 0) theirs) theirs
    where gone.id = theirs.id and gone.state = 'suggested'
      and not exists (select from ${suggestions}
        where suggestion."firstId" = gone.first_id and suggestion."secondId" = gone.second_id)`);
  await db.execute(sql`
    insert into ${companyMatches} as known (id, first_id, second_id, reason, is_sure, state)
    select id, "firstId", "secondId", reason, "isSure", 'suggested' from ${suggestions}
    on conflict (first_id, second_id)
    do update set reason = excluded.reason, is_sure = excluded.is_sure
    where known.state = 'suggested'
      and (known.reason, known.is_sure) is distinct from (excluded.reason, excluded.is_sure)`);
}

/**
 * Deletes suggestions based on a value that these companies made too common. Values that were too
 * common before have none.
 */
async function removeCommonSuggestions(
  db: Queryable,
  shared: readonly SharedValue[],
  ids: readonly string[],
): Promise<void> {
  if (shared.length === 0) return;
  const common = JSON.stringify(
    shared.map(({ reason, value, country }) => ({ reason, value, country })),
  );
  const made = (reason: MatchReason, alike: (row: 'one' | 'same') => SQL) => sql`
    select one.company_id as id, asked.reason from asked
    join ${companyEvidence} one on ${alike('one')}
    where asked.reason = ${reason} and (select count(*) from (
      select from ${companyEvidence} same
      where ${alike('same')} and same.company_id <> all(${uuidArray(ids)}) limit ${groupMost + 1}) counted)
      <= ${groupMost}`;
  const { rows } = await db.execute<{ id: string; reason: MatchReason }>(sql`
    with asked as (select * from json_to_recordset(${common}::json)
      told(reason text, value text, country text))
    ${made('domain', (row) => sql.raw(`${row}.domain = asked.value`))}
    union all
    ${made('nameAndPlace', (row) => sql.raw(`${row}.core = asked.value and ${row}.country = asked.country`))}
    union all
    ${made('name', (row) => sql.raw(`${row}.core = asked.value`))}`);
  if (rows.length === 0) return;
  await db.execute(sql`
    delete from ${companyMatches} gone
    using json_to_recordset(${JSON.stringify(rows)}::json) common(id uuid, reason text)
    where gone.state = 'suggested' and gone.first_id = common.id and gone.reason = common.reason`);
}

/**
 * Compares some companies with all others. Locked, since two at once would miss each other's
 * companies.
 */
export async function compareRecords(db: Queryable, ids: readonly string[]): Promise<void> {
  await lockUntilCommit(db, 'companyMatches');
  const there = await collectEvidence(db, ids);
  if (there.length === 0) return;
  const shared = await sharedValuesOf(db, there);
  const rare = shared.filter((value) => !isCommon(value));
  await saveSuggestions(db, there, pairsIn(await candidatesIn(db, rare, there)));
  await removeCommonSuggestions(db, shared.filter(isCommon), there);
  await unlinkApart(db, there);
}

/** Compares the next batch of changed companies. Returns whether there were any. */
export async function compareNextChanged(db: Queryable): Promise<boolean> {
  const taken = await db
    .delete(matchOutbox)
    .where(
      sql`${matchOutbox.seq} in (
        select seq from ${matchOutbox} next_up order by seq limit ${companyLimits.matchBatch}
        for update skip locked)`,
    )
    .returning({ id: matchOutbox.companyId });
  if (taken.length === 0) return false;
  await compareRecords(db, [...new Set(taken.map(({ id }) => id))]);
  return true;
}
