import { sql } from 'drizzle-orm';
import { latencyOf, type Latency } from '#bench/support/latency.ts';
import { openOwnDatabase } from '#bench/support/own-database.ts';
import { lastDays } from '#features/metrics/domain/range.ts';
import { countUsage } from '#features/metrics/server/count-usage.ts';
import { loadActivity, loadSearches } from '#features/metrics/server/usage-figures.ts';
import { addUsageMonths } from '#features/metrics/server/usage-months.ts';
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
  await addUsageMonths(db, new Date(), days + 1);
  for (let first = 1; first <= count; first += madeAtOnce) {
    const last = Math.min(count, first + madeAtOnce - 1);
    await db.execute(sql`
      with who as (select id as user_id, row_number() over (order by id) as nth from users),
      made as (
        select n, now() - random() * make_interval(days => ${days}::int) as at,
          md5(n::text || random()::text) as chance
        from generate_series(${first}::int, ${last}::int) n)
      insert into usage_events (id, kind, at, user_id, user_type, roles, route, query, results)
      select (lpad(to_hex((extract(epoch from at) * 1000)::bigint), 12, '0')
          || '7' || left(chance, 3) || '8' || right(chance, 15))::uuid,
        case when n % 10 = 0 then 'search.run' else 'page.viewed' end, at, user_id,
        'external_user', '{}', '/discover', case when n % 10 = 0 then 'term ' || n % 997 end,
        case when n % 10 = 0 then n % 5 end
      from made join who on who.nth = 1 + n % ${people}::int
      on conflict do nothing`);
  }
}

async function areSumsEqual(db: Database): Promise<boolean> {
  const { rows } = await db.execute<{ different: number }>(sql`
    select count(*)::int as different from (
      select date_trunc('hour', at, 'UTC') as hour, user_id, kind, coalesce(query, '') as term,
        count(*)::int as count, count(*) filter (where results = 0)::int as empty
      from usage_events group by 1, 2, 3, 4) raw
    full join usage_hours sums using (hour, user_id, kind, term)
    where raw.count is distinct from sums.count or raw.empty is distinct from sums.empty`);
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
    await db.execute(sql`vacuum analyze usage_hours`);
    const viewer = { seesAll: true, corporationId: null } as Viewer;
    const today = new Date().toISOString().slice(0, 10);
    const asked = { ...lastDays(days, today), zone: 'Europe/Stockholm' };
    const figures = {
      activity: await latencyOf(1, times, async () => void (await loadActivity(db, viewer, asked))),
      searches: await latencyOf(1, times, async () => void (await loadSearches(db, viewer, asked))),
    };
    return { figures, secondsToCount, isEqual: await areSumsEqual(db) };
  } finally {
    await database.close();
  }
}
