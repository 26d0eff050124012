import { sql } from 'drizzle-orm';
import { openOwnDatabase } from '#bench/support/own-database.ts';
import { latencyOf, type Latency } from '#bench/support/latency.ts';
import { startProduct } from '#bench/support/product.ts';
import { addDays, lastDays } from '#features/metrics/domain/range.ts';
import { countUsage } from '#features/metrics/server/record-usage.ts';
import { loadActivity, loadSearches } from '#features/metrics/server/usage-figures.ts';
import type { Viewer } from '#core/server/authorization/viewer.ts';
import { newId } from '#core/server/tables/columns.ts';

/**
 * The cost of usage: events a second over HTTP, what counting a year of them takes, and what every
 * figure costs over it. `npm run bench -- metrics 10000000`; without a number 100,000 events.
 */

const port = 4397;
const events = Number(process.argv[2] ?? 100_000);
const people = 2000;
const batch = 500;
const batches = 60;
const times = 40;
const goals = { eventsPerSecond: 5000, p95Ms: 200 };
const reader = 'foundry@outrider.example';
const today = new Date().toISOString().slice(0, 10);
const year = { ...lastDays(365, today), zone: 'Europe/Stockholm' };

async function measureOverHttp(): Promise<void> {
  const product = await startProduct(port);
  try {
    const headers = {
      authorization: `Bearer ${await product.signIn(reader)}`,
      'content-type': 'application/json',
    };
    const send = async () => {
      const now = new Date().toISOString();
      const told = Array.from({ length: batch }, () => ({
        ...{ id: newId(), kind: 'page.viewed', at: now, route: '/opportunity/$id' },
      }));
      const answer = await fetch(`${product.address}/api/usage/events`, {
        ...{ method: 'POST', headers, body: JSON.stringify({ sentAt: now, events: told }) },
      });
      if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
    };
    await latencyOf(4, 8, send);
    const start = performance.now();
    await latencyOf(4, batches, send);
    const perSecond = Math.round((batch * batches * 1000) / (performance.now() - start));
    console.table({ 'events a second': { measured: perSecond, goal: goals.eventsPerSecond } });
    if (perSecond < goals.eventsPerSecond) process.exitCode = 1;
    const read = (path: string) => async () => {
      const asked = new URLSearchParams({ ...year, of: 'submissions', by: 'country' });
      const answer = await fetch(`${product.address}/api/metrics/${path}?${asked}`, { headers });
      if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
      await answer.arrayBuffer();
    };
    const found: Record<string, Latency> = {};
    const paths = [
      'funnel/parts',
      'companies',
      'cohorts',
      'marks',
      'figures',
      'funnel',
      'stages',
      'answers',
      'opportunities',
      'activity',
      'searches',
    ];
    for (const path of paths) found[path] = await latencyOf(1, times, read(path));
    console.log('\n  Figures over the demonstration, milliseconds');
    console.table(found);
  } finally {
    await product.stop();
  }
}

async function measureScale(): Promise<void> {
  const database = await openOwnDatabase();
  const { db } = database;
  try {
    await db.execute(sql`insert into users (id, email, first_name, last_name)
      select gen_random_uuid(), 'p' || n || '@bench.example', 'P', n::text
      from generate_series(1, ${people}::int) n`);
    await db.execute(sql`
      with who as (select id, row_number() over (order by id) as nth from users)
      insert into usage_events (id, kind, at, user_id, user_type, roles, route, query, results)
      select gen_random_uuid(), case when n % 10 = 0 then 'search.run' else 'page.viewed' end,
        ${addDays(today, -364)}::timestamptz + random() * interval '364 days', who.id,
        'external_user', '{}', '/discover', case when n % 10 = 0 then 'term ' || n % 997 end, n % 5
      from generate_series(1, ${events}::int) n join who on who.nth = 1 + n % ${people}::int`);
    const start = performance.now();
    while (await countUsage(db)) {
      // Until all are counted.
    }
    const seconds = (performance.now() - start) / 1000;
    await db.execute(sql`analyze usage_hours`);
    const viewer = { seesAll: true, corporationId: null } as Viewer;
    const activity = async () => void (await loadActivity(db, viewer, year));
    const searches = async () => void (await loadSearches(db, viewer, year));
    const measured = {
      activity: await latencyOf(1, times, activity),
      searches: await latencyOf(1, times, searches),
    };
    console.log(`\n  ${events} events of a year, counted in ${seconds.toFixed(1)} s; milliseconds`);
    console.table(measured);
    const { rows } = await db.execute<{ equal: boolean }>(sql`
      select (select sum(count) from usage_hours) = (select count(*) from usage_events) as equal`);
    const isSlow = Object.values(measured).some(({ p95Ms }) => p95Ms > goals.p95Ms);
    if (isSlow || rows[0]?.equal !== true) process.exitCode = 1;
  } finally {
    await database.close();
  }
}

await measureScale();
await measureOverHttp();
