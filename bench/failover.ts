import { randomBytes, randomUUID } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startPatroni } from '#bench/support/fleet/patroni.ts';
import { startProduct } from '#bench/support/product.ts';

/**
 * A standby is promoted while twelve people write through two nodes: how long after the database takes
 * writes each of them has the first one acknowledged, and whether what was acknowledged is there, once.
 * Needs root, and patroni, etcd-server, haproxy and postgresql-15 from Debian.
 *
 *   npm run bench -- failover [rounds] [proxy|hosts]
 */

const rounds = Number(process.argv[2] ?? 3);
const isDirect = process.argv[3] === 'hosts';
const writers = 12;
const port = 4390;
const pauseMs = 200;
/** After an acknowledged one: a person may have some hundred collections. */
const restMs = 1200;
const afterMs = 8000;
const goals = { medianMs: 1000, worstMs: 5000 };

const folder = await mkdtemp(join(tmpdir(), 'outrider-failover-'));
await chmod(folder, 0o755);
const patroni = await startPatroni(join(folder, 'database'));
const shared = {
  AUTH_SECRET: randomBytes(32).toString('hex'),
  DATABASE_URL: isDirect ? patroni.urlOfBoth : patroni.url,
  FILES_URL: join(folder, 'files'),
  SEARCH_URI: join(folder, 'search'),
  PUBLIC_URL: `http://localhost:${port}`,
  DEMO: 'on',
  LOG_LEVEL: 'error',
};
const nodes = [await startProduct(port, shared), await startProduct(port + 1, shared)];
const token = (await nodes[0]?.signIn('foundry@outrider.example')) ?? '';

interface Writer {
  readonly acknowledged: string[];
  tries: number;
  /** When each was acknowledged. */
  readonly at: number[];
}

/** Writes one collection after another, each until it is acknowledged, under one key. */
async function write(writer: Writer, node: number, until: AbortSignal): Promise<void> {
  const { address } = nodes[node % nodes.length] ?? { address: '' };
  while (!until.aborted) {
    const name = randomUUID();
    for (let isAcknowledged = false; !isAcknowledged && !until.aborted;) {
      writer.tries += 1;
      const answer = await fetch(`${address}/api/collections`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${token}`,
          'content-type': 'application/json',
          'idempotency-key': name,
        },
        body: JSON.stringify({ name }),
        signal: AbortSignal.timeout(10_000),
      }).catch(() => null);
      isAcknowledged = answer?.ok === true;
      await answer?.arrayBuffer().catch(() => undefined);
      if (isAcknowledged) {
        writer.acknowledged.push(name);
        writer.at.push(performance.now());
      }
      await wait(isAcknowledged ? restMs : pauseMs);
    }
  }
}

const median = (values: readonly number[]) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
const firstAfter: number[] = [];
const acknowledged: string[] = [];
try {
  for (let round = 1; round <= rounds; round += 1) {
    const ended = new AbortController();
    const all = Array.from({ length: writers }, (): Writer => ({
      acknowledged: [],
      tries: 0,
      at: [],
    }));
    const writing = all.map((writer, nth) => write(writer, nth, ended.signal));
    await wait(3000);
    const killedAt = performance.now();
    await patroni.killPrimary();
    while (!(await patroni.takesWrites())) await wait(20);
    const writableAt = performance.now();
    await wait(afterMs);
    ended.abort();
    await Promise.all(writing);
    const firsts = all.map(
      ({ at }) => (at.find((time) => time > writableAt) ?? Infinity) - writableAt,
    );
    firstAfter.push(...firsts);
    acknowledged.push(...all.flatMap((writer) => writer.acknowledged));
    console.log(
      `  round ${round}: ${Math.round(writableAt - killedAt)} ms without a database, ` +
        `first write median ${Math.round(median(firsts))} ms, worst ${Math.round(Math.max(...firsts))} ms`,
    );
    await patroni.rejoin();
  }
  const rows = await patroni.query<{ name: string; count: number }>(
    `select name, count(*)::int from collections group by 1`,
  );
  const counts = new Map(rows.map(({ name, count }) => [name, count]));
  const lost = acknowledged.filter((name) => !counts.has(name)).length;
  const doubled = acknowledged.filter((name) => (counts.get(name) ?? 0) > 1).length;
  const worst = Math.max(...firstAfter);
  console.log(
    `\n  ${acknowledged.length} writes acknowledged: ${lost} lost, ${doubled} doubled\n` +
      `  first write after the database takes writes: median ${Math.round(median(firstAfter))} ms ` +
      `(goal ${goals.medianMs}), worst ${Math.round(worst)} ms (goal ${goals.worstMs})`,
  );
  const isMet = median(firstAfter) <= goals.medianMs && worst <= goals.worstMs;
  process.exitCode = isMet && lost + doubled === 0 ? 0 : 1;
} finally {
  for (const node of nodes) await node.stop();
  await patroni.stop();
  await rm(folder, { recursive: true, force: true });
}
