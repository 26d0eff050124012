import { setTimeout as wait } from 'node:timers/promises';
import { apiOf, untilIndexed, waitFor } from '#bench/fleet/call.ts';
import { seededRandom } from '#core/server/demo/seeded-random.ts';
import { median } from '#bench/support/median.ts';
import { startFleet, type FleetNode } from '#bench/support/fleet/fleet.ts';
import { movedClock } from '#bench/support/fleet/moved-clock.ts';
import { startProduct, type Product } from '#bench/support/product.ts';
import { compareWrites, startWriters } from '#bench/support/fleet/writers.ts';

/**
 * Faults drawn at random while sixteen people write through two nodes behind HAProxy: what was acknowledged
 * and lost, or written twice, and how long the work of leaders stood still. Then the connections of five nodes
 * under many readers. Needs root, and what `npm run test:fleet` needs from Debian.
 *
 *   npm run bench -- fleet [faults] [seed]
 */

const faults = Number(process.argv[2] ?? 30);
const seed = Number(process.argv[3] ?? 1);
const writerCount = 16;
const restMs = 400;
/** Behind those of the fleet and its relays. */
const morePort = 4400;
const readerCount = 120;
/** After that a pool has given up what it does not use. */
const restedMs = 20_000;
const goals = { leaderMs: 25_000, silenceMs: 25_000, connections: 100 };

const fleet = await startFleet(2);
const [one, two] = fleet.nodes as readonly [FleetNode, FleetNode];
const token = await one.signIn('foundry@outrider.example');
const random = seededRandom(seed);
const isReady = async (node: FleetNode): Promise<boolean> =>
  (await fetch(`${node.address}/api/ready`, { signal: AbortSignal.timeout(5000) })).ok;
const ready = (node: FleetNode): Promise<number> => waitFor('A node', () => isReady(node));

const indexedBy = ({ address }: FleetNode): Promise<number> => {
  const api = apiOf(address, token);
  return untilIndexed(api, api);
};

const leaderMs: number[] = [];
const silenceMs: number[] = [];

/** Each leaves the fleet as it was. The other node is the one that has to go on. */
const kinds: Readonly<Record<string, (node: FleetNode, other: FleetNode) => Promise<void>>> = {
  'node killed': async (node, other) => {
    await node.end('SIGKILL');
    leaderMs.push(await indexedBy(other));
    await node.restart();
  },
  'primary killed': async () => {
    await fleet.patroni.killPrimary();
    await waitFor('A primary', () => fleet.patroni.takesWrites());
    leaderMs.push(await indexedBy(one));
    await fleet.patroni.rejoin();
  },
  'black hole': async (node, other) => {
    const startedAt = performance.now();
    node.database.swallow();
    const noticed = waitFor('Silence', async () => !(await isReady(node)));
    leaderMs.push(await indexedBy(other));
    await noticed;
    silenceMs.push(performance.now() - startedAt);
    node.database.restore();
    await ready(node);
  },
  'node frozen': async (node, other) => {
    node.signal('SIGSTOP');
    leaderMs.push(await indexedBy(other));
    node.signal('SIGCONT');
    await ready(node);
  },
  'S3 frozen': async () => {
    fleet.ceph.freeze();
    await wait(5000);
    fleet.ceph.thaw();
    leaderMs.push(await indexedBy(one));
  },
  'clock moved': async (node, other) => {
    await node.restart(await movedClock(random.next() < 0.5 ? -3 : 3));
    await wait(3000);
    leaderMs.push(await indexedBy(other));
    await node.restart();
  },
};

const first = apiOf(one.address, token);
const { data } = await first.ask<{ data: { id: string }[] }>('GET', '/opportunities?limit=25');
const submissions: string[] = [];
for (const { id } of data) {
  const path = `/opportunities/${id}/submissions?limit=25`;
  const page = await first.ask<{ data: { id: string }[] }>('GET', path);
  submissions.push(...page.data.map((submission) => submission.id));
}
const names = Object.keys(kinds);
/** Every kind as often, in an order that is drawn. */
const drawn = random.some(
  Array.from({ length: faults }, (_, nth) => names[nth % names.length] ?? ''),
  faults,
);
const writers = startWriters({
  addressOf: () => fleet.address,
  token,
  submissionOf: (writer) => submissions[writer % submissions.length] ?? '',
  count: writerCount,
  restMs,
});

/** Five nodes at rest, and then under readers of each. */
async function measureConnections(): Promise<{ readonly atRest: number; readonly most: number }> {
  const more: Product[] = [];
  try {
    for (let nth = 0; nth < 3; nth += 1) {
      more.push(await startProduct(morePort + nth, fleet.environment));
    }
    const addresses = [...fleet.nodes, ...more].map(({ address }) => address);
    const count = async (): Promise<number> => {
      const [row] = await fleet.patroni.query<{ count: number }>(
        `select count(*)::int from pg_stat_activity where datname = 'outrider' and pid <> pg_backend_pid()`,
      );
      return row?.count ?? Number.NaN;
    };
    await wait(restedMs);
    const atRest = await count();
    const ending = new AbortController();
    const reading = Array.from({ length: readerCount }, async (_, reader) => {
      const api = apiOf(addresses[reader % addresses.length] ?? '', token);
      while (!ending.signal.aborted) {
        await api.ask('GET', '/opportunities?limit=25').catch(() => (failedReads += 1));
      }
    });
    const counts: number[] = [];
    for (let nth = 0; nth < 20; nth += 1) {
      await wait(500);
      counts.push(await count());
    }
    ending.abort();
    await Promise.all(reading);
    return { atRest, most: Math.max(...counts) };
  } finally {
    for (const product of more) await product.stop();
  }
}

/** After a fault that was not got over, so that it does not count for the next one, too. */
async function mend(): Promise<void> {
  fleet.ceph.thaw();
  await fleet.patroni.rejoin();
  for (const node of fleet.nodes) {
    node.signal('SIGCONT');
    node.database.restore();
    await node.restart();
  }
}

let failedFaults = 0;
let failedReads = 0;
const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;
try {
  for (const [nth, name] of drawn.entries()) {
    const [node, other] = random.next() < 0.5 ? [one, two] : [two, one];
    const startedAt = performance.now();
    await kinds[name]?.(node, other).catch(async (error: unknown) => {
      failedFaults += 1;
      console.log(`  ${name}: ${String(error)}`);
      await mend();
    });
    await wait(random.whole(500, 3000));
    console.log(
      `  ${String(nth + 1).padStart(3)} ${name.padEnd(16)} ${seconds(performance.now() - startedAt)}, ` +
        `leader work ${seconds(leaderMs.at(-1) ?? Number.NaN)}, ${writers.acknowledged.length} writes`,
    );
  }
  await writers.stop();
  const { lost, doubled } = await compareWrites(writers.acknowledged, (text) =>
    fleet.patroni.query(text),
  );
  const { atRest, most } = await measureConnections();
  console.log(
    `\n  ${writers.acknowledged.length} writes acknowledged, in ${writers.tries} tries: ${lost} lost, ${doubled} doubled\n` +
      `  leader work after a fault: median ${seconds(median(leaderMs))}, longest ${seconds(Math.max(...leaderMs))} (${seconds(goals.leaderMs)})\n` +
      `  silence noticed: longest ${seconds(Math.max(...silenceMs))} (${seconds(goals.silenceMs)})\n` +
      `  five nodes: ${atRest} connections at rest, ${most} under ${readerCount} readers (${goals.connections}), ${failedReads} reads failed\n` +
      `  ${failedFaults} faults were not got over`,
  );
  const isMet =
    lost + doubled + failedFaults + failedReads === 0 &&
    Math.max(...leaderMs) <= goals.leaderMs &&
    Math.max(...silenceMs) <= goals.silenceMs &&
    most <= goals.connections;
  process.exitCode = isMet ? 0 : 1;
} finally {
  await fleet.stop();
}
