import { setTimeout as wait } from 'node:timers/promises';
import { sql, eq } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { openNotifier } from '#core/platform/database/notifier.ts';
import { wakingNotifier } from '#core/platform/database/notify-after-commit.ts';
import { emit } from '#core/server/events/emit.ts';
import { withOrigin } from '#core/server/events/origin.ts';
import { newId } from '#core/server/tables/columns.ts';
import { corporations } from '#core/server/tables/corporations.ts';
import type { Worker } from '#core/server/workers/open-worker.ts';
import { openAppending } from '#features/operations/audit-log/server/chain/append.ts';
import { openChainWorker } from '#features/operations/audit-log/server/chain/worker.ts';
import { verifyLive } from '#features/operations/audit-log/server/shared/verify-live.ts';
import { voteEvents } from '#features/cases/submissions/domain/votes/events.ts';
import { log, openOwnDatabase } from '#bench/support/own-database.ts';
import { median } from '#bench/support/median.ts';

/**
 * What the audit log costs a write beyond its entry: what was changed before and after (a trigger)
 * and where it came from; then the chain, with the index of transactions, which a worker of the same
 * process appends to meanwhile. And how long 100,000 entries take to be chained and verified. Writers
 * have a row of their own each; variants take turns, so that noise affects all of them.
 */

const writerCounts = [16, 64];
const seconds = Number(process.argv[2] ?? 2);
const rounds = Number(process.argv[3] ?? 7);
const entries = Number(process.argv[4] ?? 100_000);
const goals = { share: 0.9, verifySeconds: 10 };

const database = await openOwnDatabase();
const notifier = openNotifier(database.pool, log);
const owner = new pg.Client(database.ownerConnection);
await owner.connect();

const agent = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/144.0 Safari/537.36';
let worker: Worker | null = null;
async function stopWorker(): Promise<void> {
  await worker?.close();
  worker = null;
}

/** How the log is kept while a variant runs. */
const ways = {
  async 'entries alone'() {
    await stopWorker();
    await owner.query('alter table corporations disable trigger corporations_audited');
    await owner.query('drop index if exists audit_entries_transaction');
  },
  async 'with changes'() {
    await stopWorker();
    await owner.query('alter table corporations enable trigger corporations_audited');
    await owner.query('drop index if exists audit_entries_transaction');
  },
  async 'with the chain'() {
    await stopWorker();
    await owner.query('alter table corporations enable trigger corporations_audited');
    await owner.query(
      'create index if not exists audit_entries_transaction on audit_entries (transaction_id)',
    );
    // What the variants before have left is not its work of this one.
    const appending = openAppending();
    while (await appending.append(database.db));
    worker = openChainWorker(database, log);
    while (worker.health().lastSuccessAt === null) await wait(50);
  },
} satisfies Record<string, () => Promise<void>>;
type Way = keyof typeof ways;

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

async function write({ client, rowId }: Writer, nth: number, way: Way): Promise<void> {
  const its = eq(corporations.id, rowId);
  const run = () =>
    drizzle(client).transaction(async (tx) => {
      await tx.select().from(corporations).where(its).for('no key update');
      await tx
        .update(corporations)
        .set({ name: `Measured ${nth}`, updatedAt: sql`now()` })
        .where(its);
      await emit(tx, voteEvents['vote.cast'], {
        submissionId: rowId,
        opportunityId: newId(),
        actorId: null,
        value: 'up',
      });
      await tx.select().from(corporations).where(its);
    });
  await wakingNotifier(notifier, () =>
    way !== 'entries alone'
      ? withOrigin({ address: '192.0.2.7', device: agent, wantsPrivacy: false }, run)
      : run(),
  );
}

async function writesPerSecond(writers: readonly Writer[], way: Way): Promise<number> {
  await ways[way]();
  const started = performance.now();
  const until = started + seconds * 1000;
  let writes = 0;
  const run = async (writer: Writer): Promise<void> => {
    while (performance.now() < until) {
      await write(writer, writes, way);
      writes += 1;
    }
  };
  await Promise.all(writers.map(run));
  return (1000 * writes) / (performance.now() - started);
}

async function measure(count: number) {
  const writers = await Promise.all(Array.from({ length: count }, openWriter));
  const names = Object.keys(ways) as Way[];
  const taken: Record<Way, number[]> = {
    'entries alone': [],
    'with changes': [],
    'with the chain': [],
  };
  for (let round = 0; round < rounds; round += 1) {
    for (const way of names) taken[way].push(await writesPerSecond(writers, way));
  }
  await Promise.all(writers.map(({ client }) => client.end()));
  // Each round is compared with its own baseline, since the machine's other load varies.
  const share = (way: Way, baseline: Way): number =>
    Math.round(100 * median(taken[way].map((one, nth) => one / (taken[baseline][nth] ?? 1)))) / 100;
  return {
    writers: count,
    ...Object.fromEntries(names.map((way) => [way, Math.round(median(taken[way]))])),
    'changes beside entries': share('with changes', 'entries alone'),
    'chain beside changes': share('with the chain', 'with changes'),
    'all beside entries': share('with the chain', 'entries alone'),
  };
}

async function timed<Result>(run: () => Promise<Result>): Promise<[Result, number]> {
  const started = performance.now();
  const result = await run();
  return [result, Math.round(performance.now() - started) / 1000];
}

const outcomes = [];
for (const count of writerCounts) outcomes.push(await measure(count));
await stopWorker();

await owner.query(
  `insert into audit_entries (id, kind, subject, subject_id, opportunity_id, details, address, device)
  select gen_random_uuid(), 'submission.moved', 'submission', gen_random_uuid()::text,
    gen_random_uuid(), jsonb_build_object('from', 'Long list', 'to', 'Pitch', 'reason', md5(n::text)),
    '192.0.2.7', $1
  from generate_series(1, $2::int) n`,
  [agent, entries],
);
const appending = openAppending();
const [, chainSeconds] = await timed(async () => {
  while (await appending.append(database.db));
});
const [verified, verifySeconds] = await timed(() => verifyLive(database));

await owner.end();
await notifier.close();
await database.close();

console.table(outcomes);
console.table([
  { entries: verified.entries, 'chained in s': chainSeconds, 'verified in s': verifySeconds },
]);
const per100k = (verifySeconds * 100_000) / Math.max(1, verified.entries);
const isMet =
  outcomes.every((outcome) => outcome['chain beside changes'] >= goals.share) &&
  per100k <= goals.verifySeconds &&
  verified.fault === null &&
  verified.late === 0;
console.log(
  `Goal: at most 10 % fewer writes by the chain, no fork, and 100,000 entries verified within ` +
    `${goals.verifySeconds} s (${Math.round(10 * per100k) / 10} s): ${isMet ? 'met' : 'NOT met'}.`,
);
process.exitCode = isMet ? 0 : 1;
