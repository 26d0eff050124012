import { sql, type SQL } from 'drizzle-orm';
import { evidenceOf, hostKey } from '#features/companies/domain/record-evidence.ts';
import { compareEvidence, type Compared } from '#features/companies/domain/same-company.ts';
import type { MatchReason } from '#features/companies/domain/match.ts';
import { limits } from '#core/domain/limits.ts';
import { companyLimits } from '#features/companies/domain/limits.ts';
import { lockUntilCommit } from '#core/platform/database/locks.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { registeredDomain } from '#core/platform/public-suffixes.ts';
import { newId } from '#core/server/tables/columns.ts';
import { companies } from './tables.ts';
import { companyEvidence, companyMatches, matchOutbox } from './match-tables.ts';
import { unlinkRejected } from './unlink-rejected.ts';

interface Pair {
  readonly firstId: string;
  readonly secondId: string;
  readonly reason: MatchReason;
  readonly isSure: boolean;
}

const uuids = (ids: readonly string[]) => sql`${sql.param([...ids])}::uuid[]`;

/** Stores the evidence of some companies; returns those that still exist. */
async function collectEvidence(db: Queryable, ids: readonly string[]): Promise<string[]> {
  const found = await db
    .select({
      id: companies.id,
      kind: companies.kind,
      name: companies.name,
      url: companies.url,
      country: companies.country,
      city: companies.city,
    })
    .from(companies)
    .where(sql`${companies.id} = any(${uuids(ids)})`)
    .for('key share');
  if (found.length === 0) return [];
  const rows = found.map((company) => ({
    companyId: company.id,
    ...evidenceOf(company, registeredDomain),
  }));
  await db
    .insert(companyEvidence)
    .values(rows)
    .onConflictDoUpdate({
      target: companyEvidence.companyId,
      set: {
        domain: sql`excluded.domain`,
        name: sql`excluded.name`,
        core: sql`excluded.core`,
        country: sql`excluded.country`,
        city: sql`excluded.city`,
      },
    });
  return found.map(({ id }) => id);
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

const sameCore = sql`same.core = asked.core`;
const sameCoreAndCountry = sql`same.core = asked.core and same.country = asked.country`;

/**
 * Records that share a domain, the core of a name, or that and a country, with some companies. Values
 * shared by too many are skipped, so that a common name costs no more than a rare one.
 */
async function candidatesFor(db: Queryable, ids: readonly string[]): Promise<Candidate[]> {
  const most = limits.matchGroupMost;
  const { rows } = await db.execute<Candidate & Record<string, unknown>>(sql`
    with looked as (select * from ${companyEvidence} where company_id = any(${uuids(ids)})),
    domains as (
      select domain from (select distinct domain from looked where domain is not null) asked
      where (select count(*) from (select from ${companyEvidence} same
        where same.domain = asked.domain limit ${most + 1}) counted) <= ${most}),
    names as (
      select core from (select distinct core from looked where core is not null) asked
      where (select count(*) from (select from ${companyEvidence} same
        where ${sameCore} limit ${most + 1}) counted) <= ${most}),
    places as (
      select core, country from (
        select distinct core, country from looked where core is not null and country is not null) asked
      where (select count(*) from (select from ${companyEvidence} same
        where ${sameCoreAndCountry} limit ${most + 1}) counted) <= ${most}),
    pairs as (
      select one.company_id as one_id, other.company_id as other_id
      from looked one join domains using (domain)
      join ${companyEvidence} other on other.domain = one.domain and other.company_id <> one.company_id
      union
      select one.company_id, other.company_id
      from looked one join names using (core)
      join ${companyEvidence} other
        on other.core = one.core and other.company_id <> one.company_id
      union
      select one.company_id, other.company_id
      from looked one join places using (core, country)
      join ${companyEvidence} other on other.core = one.core and other.country = one.country
        and other.company_id <> one.company_id)
    select one.company_id as "oneId", ${evidenceIn('one')} as one,
      other.company_id as "otherId", ${evidenceIn('other')} as other
    from pairs join ${companyEvidence} one on one.company_id = one_id
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
    const known = compareEvidence(withHost(one), withHost(other));
    if (known === null) continue;
    const [firstId, secondId] = oneId < otherId ? [oneId, otherId] : [otherId, oneId];
    pairs.set(`${firstId} ${secondId}`, { firstId, secondId, ...known });
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
  const found = sql`json_to_recordset(${rows}::json)
    found(id uuid, "firstId" uuid, "secondId" uuid, reason text, "isSure" boolean)`;
  await db.execute(sql`
    delete from ${companyMatches} gone
    using (
      select theirs.id from unnest(${uuids(ids)}) one(id), lateral (
        select known.id from ${companyMatches} known where known.first_id = one.id
        union all
        select known.id from ${companyMatches} known where known.second_id = one.id
        offset 0) theirs) theirs
    where gone.id = theirs.id and gone.state = 'suggested'
      and not exists (select from ${found}
        where found."firstId" = gone.first_id and found."secondId" = gone.second_id)`);
  await db.execute(sql`
    insert into ${companyMatches} as known (id, first_id, second_id, reason, is_sure, state)
    select id, "firstId", "secondId", reason, "isSure", 'suggested' from ${found}
    on conflict (first_id, second_id)
    do update set reason = excluded.reason, is_sure = excluded.is_sure
    where known.state = 'suggested'
      and (known.reason, known.is_sure) is distinct from (excluded.reason, excluded.is_sure)`);
}

/**
 * Deletes suggestions based on a value that these companies made too common. Values that were too
 * common before have none.
 */
async function removeCommonSuggestions(db: Queryable, ids: readonly string[]): Promise<void> {
  const most = limits.matchGroupMost;
  const upTo = (alike: SQL, others: SQL = sql`true`) => sql`(select count(*) from (
    select from ${companyEvidence} same where ${alike} and ${others} limit ${most + 1}) counted)`;
  const isNew = (alike: SQL) => sql`${upTo(alike)} > ${most}
    and ${upTo(alike, sql`same.company_id <> all(${uuids(ids)})`)} <= ${most}`;
  const { rows } = await db.execute<{ id: string; reason: MatchReason }>(sql`
    with looked as (select * from ${companyEvidence} where company_id = any(${uuids(ids)}))
    select one.company_id as id, 'domain' as reason
    from (select distinct domain from looked where domain is not null) asked
    join ${companyEvidence} one on one.domain = asked.domain
    where ${isNew(sql`same.domain = asked.domain`)}
    union all
    select one.company_id, 'nameAndPlace'
    from (select distinct core, country from looked
      where core is not null and country is not null) asked
    join ${companyEvidence} one on one.core = asked.core and one.country = asked.country
    where ${isNew(sameCoreAndCountry)}
    union all
    select one.company_id, 'name'
    from (select distinct core from looked where core is not null) asked
    join ${companyEvidence} one on one.core = asked.core
    where ${isNew(sameCore)}`);
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
  await saveSuggestions(db, there, pairsIn(await candidatesFor(db, there)));
  await removeCommonSuggestions(db, there);
  await unlinkRejected(db, there);
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
