import { sql } from 'drizzle-orm';
import { latencyOf, type Latency } from '#bench/support/latency.ts';
import { openOwnDatabase } from '#bench/support/own-database.ts';
import { lastDays } from '#features/portfolio/metrics/domain/range.ts';
import { countUsage } from '#features/portfolio/metrics/server/count-usage.ts';
import { loadActivity } from '#features/portfolio/metrics/server/activity-figures.ts';
import { loadPeopleCohorts } from '#features/portfolio/metrics/server/people-cohorts.ts';
import { loadSearches } from '#features/portfolio/metrics/server/search-figures.ts';
import { loadUse } from '#features/portfolio/metrics/server/use-figures.ts';
import { loadUsed } from '#features/portfolio/metrics/server/used-things.ts';
import { addUsageMonths } from '#features/portfolio/metrics/server/usage-months.ts';
import type { Database } from '#core/platform/database/open.ts';
import type { Viewer } from '#core/server/authorization/viewer.ts';

const people = 2000;
const days = 365;
const madeAtOnce = 500_000;

/** Written by the database itself, in random order of time, with the ids that browsers make. */
async function makeEvents(db: Database, count: number): Promise<void> {
  await db.execute(sql`insert into users (id, email, first_name, last_name)
    select gen_random_uuid(), 'p' || n || '@bench.example', 'P', n::text
    from generate_series(1, ${people}::int) n`);
  await db.execute(sql`insert into usage_people (user_id) select id from users order by id`);
  await addUsageMonths(db, new Date(), days + 1);
  for (let first = 1; first <= count; first += madeAtOnce) {
    const last = Math.min(count, first + madeAtOnce - 1);
    await db.execute(sql`
      with who as (select id as user_id, row_number() over (order by id) as nth from users),
      made as (
        select n, now() - random() * make_interval(days => ${days}::int) as at,
          md5(n::text || random()::text) as chance
        from generate_series(${first}::int, ${last}::int) n)
      insert into usage_events (id, kind, at, user_id, user_type, roles, route, query, results,
        name)
      select (lpad(to_hex((extract(epoch from at) * 1000)::bigint), 12, '0')
          || '7' || left(chance, 3) || '8' || right(chance, 15))::uuid,
        case n % 10 when 0 then 'search.run' when 1 then 'file.downloaded' else 'page.viewed' end, at, user_id,
        'external_user', '{}', '/discover', case when n % 10 = 0 then 'term ' || n % 997 end,
        case when n % 10 = 0 then n % 5 end, case when n % 10 = 1 then 'format' || n % 7 end
      from made join who on who.nth = 1 + n % ${people}::int
      on conflict do nothing`);
  }
}

/** Hours, the totals of hours, and the days and months of terms: each against the events themselves. */
async function areSumsEqual(db: Database): Promise<boolean> {
  const { rows } = await db.execute<{ different: number }>(sql`
    with raw as materialized (
      select date_trunc('hour', at, 'UTC') as hour, user_id, kind, coalesce(query, name, '') as term,
        count(*)::int as count, (count(*) filter (where results = 0))::int as empty
      from usage_events group by 1, 2, 3, 4)
    select (
      select count(*)::int from raw full join usage_hours sums using (hour, user_id, kind, term)
      where raw.count is distinct from sums.count or raw.empty is distinct from sums.empty
    ) + (
      select count(*)::int from (
        select kind, hour, sum(count)::int as count, count(distinct user_id)::int as people
        from raw group by 1, 2) raw
      full join (
        select kind, hour, sum(count)::int as count, sum(bit_count(people))::int as people
        from usage_totals group by 1, 2) sums using (kind, hour)
      where raw.count is distinct from sums.count or raw.people is distinct from sums.people
    ) + (
      select count(*)::int from (
        select kind, unit, date_trunc(unit, hour, 'UTC') as start, term, sum(count)::int as count,
          sum(empty)::int as empty, count(distinct user_id)::int as people
        from raw, unnest(array['day', 'month']) unit where term <> '' group by 1, 2, 3, 4) raw
      full join (
        select kind, unit, start, term, sum(count)::int as count, sum(empty)::int as empty,
          sum(bit_count(people))::int as people
        from usage_terms group by 1, 2, 3, 4) sums using (kind, unit, start, term)
      where raw.count is distinct from sums.count or raw.empty is distinct from sums.empty
        or raw.people is distinct from sums.people
    ) as different`);
  return rows[0]?.different === 0;
}

interface Measured {
  readonly figures: Readonly<Record<string, Latency>>;
  readonly secondsToCount: number;
  /** Whether the sums are those of the events, hour by hour. */
  readonly isEqual: boolean;
}

/** Counts a year of use, and asks for each figure of it. */
export async function figuresOverUse(count: number, times: number): Promise<Measured> {
  const database = await openOwnDatabase();
  const { db } = database;
  try {
    await makeEvents(db, count);
    const start = performance.now();
    while (await countUsage(db)) {
      // Until all are counted.
    }
    const secondsToCount = (performance.now() - start) / 1000;
    await db.execute(sql`vacuum analyze usage_hours, usage_totals, usage_terms`);
    const viewer = { seesAll: true, corporationId: null } as Viewer;
    const today = new Date().toISOString().slice(0, 10);
    const query = { ...lastDays(days, today), zone: 'Europe/Stockholm' };
    const timed = (load: () => Promise<unknown>) =>
      latencyOf(1, times, async () => void (await load()));
    const first = { ...query, limit: 10 };
    const figures = {
      activity: await timed(() => loadActivity(db, viewer, query)),
      use: await timed(() => loadUse(db, viewer, query)),
      searches: await timed(() => loadSearches(db, viewer, first)),
      downloads: await timed(() => loadUsed(db, viewer, { ...first, of: 'download' })),
      people: await timed(() => loadPeopleCohorts(db, viewer, query)),
    };
    return { figures, secondsToCount, isEqual: await areSumsEqual(db) };
  } finally {
    await database.close();
  }
}
