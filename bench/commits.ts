import { setTimeout as wait } from 'node:timers/promises';
import { eq, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { openNotifier } from '#core/platform/database/notifier.ts';
import { wakingNotifier } from '#core/platform/database/notify-after-commit.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { liveChannels } from '#core/server/events/channels.ts';
import { emit } from '#core/server/events/emit.ts';
import { newId } from '#core/server/tables/columns.ts';
import { corporations } from '#core/server/tables/corporations.ts';
import { auditEntries } from '#core/server/tables/records.ts';
import { voteEvents } from '#features/cases/submissions/domain/votes/events.ts';
import { percentilesOf, type Latency } from '#bench/support/latency.ts';
import { log, openOwnDatabase } from '#bench/support/own-database.ts';
import { median } from '#bench/support/median.ts';

/**
 * The cost of emitting an event in a write, and the delay until it is received. Each writer has a
 * row of its own, so that writers contend only at commit: it reads the row, writes it and reads it
 * back, as every handler does at least. Variants alternate, so that noise affects all of them.
 */

const writerCounts = [16, 64];
const seconds = Number(process.argv[2] ?? 2);
const rounds = 7;
const goals = { share: 0.6, toldP50Ms: 100, toldP99Ms: 500 };

const database = await openOwnDatabase();
const notifier = openNotifier(database.pool, log);

const opportunityId = newId();
const emission = () => ({ submissionId: newId(), opportunityId, actorId: null, value: 'up' });
type Emission = ReturnType<typeof emission>;

/** What is done in addition to the write. */
const ways = {
  'without events': async () => {},
  'history alone': async (tx: Queryable, { submissionId, value, actorId }: Emission) => {
    const about = { subject: 'submission', subjectId: submissionId, opportunityId, actorId };
    await tx.insert(auditEntries).values({ ...about, kind: 'vote.cast', details: { value } });
  },
  'NOTIFY in it': async (tx: Queryable, fields: Emission) => {
    await ways['history alone'](tx, fields);
    await tx.execute(sql`select pg_notify('nobody_listens', ${fields.submissionId})`);
  },
  'with events': (tx: Queryable, fields: Emission) => emit(tx, voteEvents['vote.cast'], fields),
} satisfies Record<string, (tx: Queryable, fields: Emission) => Promise<void>>;
type Way = keyof typeof ways;

/** Commit times of events not received yet, by subject. */
const committed = new Map<string, number>();
/** Events received before the writer's commit returned: those arrived at once. */
const early = new Set<string>();
let moments: number[] = [];
const listener = database.listen(liveChannels.topics, (payload) => {
  if (payload === '') return;
  const { subjectId } = JSON.parse(payload) as { subjectId: string };
  const at = committed.get(subjectId);
  if (at === undefined) early.add(subjectId);
  else moments.push(performance.now() - at);
  committed.delete(subjectId);
});

interface Writer {
  readonly client: pg.Client;
  readonly rowId: string;
}

async function openWriter(): Promise<Writer> {
  const client = new pg.Client(database.connection);
  await client.connect();
  const rowId = newId();
  await database.db.insert(corporations).values({ id: rowId, slug: rowId, name: 'Measured' });
  return { client, rowId };
}

async function write({ client, rowId }: Writer, way: Way): Promise<void> {
  const fields = emission();
  const its = eq(corporations.id, rowId);
  await wakingNotifier(notifier, () =>
    drizzle(client).transaction(async (tx) => {
      await tx.select().from(corporations).where(its).for('no key update');
      await tx
        .update(corporations)
        .set({ updatedAt: sql`now()` })
        .where(its);
      await ways[way](tx, fields);
      await tx.select().from(corporations).where(its);
    }),
  );
  if (way !== 'with events') return;
  if (early.delete(fields.submissionId)) moments.push(0);
  else committed.set(fields.submissionId, performance.now());
}

/** Writes per second, with any number of writers. */
async function writesPerSecond(writers: readonly Writer[], way: Way): Promise<number> {
  const started = performance.now();
  const until = started + seconds * 1000;
  let writes = 0;
  const run = async (writer: Writer): Promise<void> => {
    while (performance.now() < until) {
      await write(writer, way);
      writes += 1;
    }
  };
  await Promise.all(writers.map(run));
  return (1000 * writes) / (performance.now() - started);
}

interface Outcome {
  readonly writers: number;
  readonly perSecond: Readonly<Record<Way, number>>;
  readonly share: number;
  readonly told: Latency;
  readonly lost: number;
}

async function measure(count: number): Promise<Outcome> {
  const writers = await Promise.all(Array.from({ length: count }, openWriter));
  const names = Object.keys(ways) as Way[];
  const taken = Object.fromEntries(names.map((way) => [way, [] as number[]]));
  moments = [];
  for (let round = 0; round < rounds; round += 1) {
    for (const way of names) taken[way]?.push(await writesPerSecond(writers, way));
  }
  await wait(1000);
  await Promise.all(writers.map(({ client }) => client.end()));
  const perSecond = Object.fromEntries(
    names.map((way) => [way, Math.round(median(taken[way] ?? []))]),
  ) as Record<Way, number>;
  // Each round is compared with its own baseline, since the machine's other load varies.
  const shares = (taken['with events'] ?? []).map(
    (one, nth) => one / (taken['without events']?.[nth] ?? 1),
  );
  const share = Math.round(100 * median(shares)) / 100;
  const outcome = { writers: count, perSecond, share, told: percentilesOf(moments) };
  const lost = committed.size;
  committed.clear();
  return { ...outcome, lost };
}

const outcomes: Outcome[] = [];
for (const count of writerCounts) outcomes.push(await measure(count));

await listener.close();
await notifier.close();
await database.close();

console.table(outcomes.map(({ writers, perSecond }) => ({ writers, ...perSecond })));
console.table(
  outcomes.map(({ writers, share, told: { p50Ms, p99Ms }, lost }) => ({
    writers,
    'share of writes without events': share,
    'told p50 ms': p50Ms,
    'told p99 ms': p99Ms,
    lost,
  })),
);
const isMet = outcomes.every(
  ({ share, told: { p50Ms, p99Ms }, lost }) =>
    share >= goals.share && p50Ms <= goals.toldP50Ms && p99Ms <= goals.toldP99Ms && lost === 0,
);
console.log(
  `Goal: ${100 * goals.share} % of the writes without events; told within ${goals.toldP50Ms} ms ` +
    `(median) and ${goals.toldP99Ms} ms (99 of 100): ${isMet ? 'met' : 'NOT met'}.`,
);
process.exitCode = isMet ? 0 : 1;
