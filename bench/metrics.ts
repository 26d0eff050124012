import { setTimeout as wait } from 'node:timers/promises';
import { latencyOf, type Latency } from '#bench/support/latency.ts';
import { startProduct, type Product } from '#bench/support/product.ts';
import { figuresOverUse } from '#bench/support/usage-of-a-year.ts';
import { lastDays } from '#features/portfolio/metrics/domain/range.ts';
import { newId } from '#core/server/tables/columns.ts';

/**
 * The cost of usage: events a second over HTTP, reads beside them, and what counting a year of events
 * takes and every figure costs over it, beside a hundred thousand. `npm run bench -- metrics 10000000`.
 */

const port = 4397;
const few = 100_000;
const events = Number(process.argv[2] ?? few);
const batch = 500;
const batches = 100;
const times = 40;
const readsBeside = 400;
const steadyPerSecond = 1000;
const goals = { eventsPerSecond: 5000, p95Ms: 200, besideTimes: 1.5 };
const reader = 'foundry@outrider.example';
const today = new Date().toISOString().slice(0, 10);
const year = { ...lastDays(365, today), zone: 'Europe/Stockholm' };
const missed: string[] = [];

function compare(what: string, measured: number, goal: number, isMet: boolean): void {
  console.table({ [what]: { measured: Math.round(measured * 100) / 100, goal } });
  if (!isMet) missed.push(what);
}

const callsOf = ({ address }: Product, token: string) => {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  return {
    send: async () => {
      const now = new Date().toISOString();
      const events = Array.from({ length: batch }, () => ({
        id: newId(),
        kind: 'page.viewed',
        at: now,
        route: '/opportunity/$id',
      }));
      const body = JSON.stringify({ sentAt: now, events });
      const answer = await fetch(`${address}/api/usage/events`, { method: 'POST', headers, body });
      if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
    },
    read: (path: string) => async () => {
      const answer = await fetch(`${address}/api/${path}`, { headers });
      if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
      await answer.arrayBuffer();
    },
  };
};
type Calls = ReturnType<typeof callsOf>;

/** A batch every half second, until told to stop. */
async function sendSteadily({ send }: Calls, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    await Promise.all([send(), wait((batch * 1000) / steadyPerSecond)]);
  }
}

async function measureReads(calls: Calls): Promise<void> {
  const read = calls.read('projects?limit=50');
  await latencyOf(4, readsBeside / 4, read);
  const alone = await latencyOf(4, readsBeside, read);
  const stop = new AbortController();
  const sending = sendSteadily(calls, stop.signal);
  const beside = await latencyOf(4, readsBeside, read);
  stop.abort();
  await sending;
  console.log(`\n  Reads, milliseconds, alone and beside ${steadyPerSecond} events a second`);
  console.table({ alone, beside });
  const ratio = beside.p99Ms / alone.p99Ms;
  compare(
    'p99 of reads beside events, times',
    ratio,
    goals.besideTimes,
    ratio <= goals.besideTimes,
  );
}

async function measureFigures({ read }: Calls): Promise<void> {
  const latencies: Record<string, Latency> = {};
  const parameters = new URLSearchParams({ ...year, of: 'company', by: 'country' });
  const paths = [
    'figures',
    'funnel',
    'funnel/parts',
    'stages',
    'answers',
    'opportunities',
    'companies',
    'cohorts',
    'marks',
    'activity',
    'searches',
    'use',
    'used',
    'people',
  ];
  for (const path of paths) {
    latencies[path] = await latencyOf(1, times, read(`metrics/${path}?${parameters}`));
    if (latencies[path].p95Ms > goals.p95Ms) missed.push(path);
  }
  console.log('\n  Figures over the demonstration, milliseconds');
  console.table(latencies);
}

async function measureOverHttp(): Promise<void> {
  const product = await startProduct(port);
  try {
    const calls = callsOf(product, await product.signIn(reader));
    await latencyOf(4, 8, calls.send);
    const start = performance.now();
    await latencyOf(4, batches, calls.send);
    const perSecond = (batch * batches * 1000) / (performance.now() - start);
    const isMet = perSecond >= goals.eventsPerSecond;
    compare('events a second', perSecond, goals.eventsPerSecond, isMet);
    await measureReads(calls);
    await measureFigures(calls);
  } finally {
    await product.stop();
  }
}

/** Figures read sums of hours, days and months, which grow with time and terms, not with events. */
async function measureGrowth(): Promise<void> {
  for (const count of events > few ? [few, events] : [few]) {
    const { figures, secondsToCount, isEqual } = await figuresOverUse(count, times);
    console.log(
      `\n  ${count} events of a year, shuffled, counted in ${secondsToCount.toFixed(1)} s`,
    );
    console.table(figures);
    for (const [name, { p95Ms }] of Object.entries(figures)) {
      if (p95Ms > goals.p95Ms) missed.push(`${name} of ${count}`);
    }
    if (!isEqual) missed.push(`sums of ${count}`);
  }
}

await measureOverHttp();
await measureGrowth();
if (missed.length > 0) {
  console.log(`\n  Missed: ${missed.join(', ')}`);
  process.exitCode = 1;
}
