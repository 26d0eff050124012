import { randomUUID } from 'node:crypto';
import pLimit from 'p-limit';
import { afterEach, expect, test } from 'vitest';
import { openDatabase } from '#core/platform/database/open-database.ts';
import { openLog } from '#core/platform/log/log.ts';
import type { Draft } from '#features/cases/opportunities/tests/drafts.ts';
import { signInOverHttp } from '#core/tests/over-http.ts';
import { waitUntil } from '#core/tests/wait-until.ts';
import { preparedDataFolder } from '#core/tests/prepared-data.ts';
import { drawPart } from '#core/tests/rotation.ts';
import {
  freePort,
  killDatabase,
  startProduct,
  type ProductProcess,
} from '#core/tests/product-process.ts';

const writes = 300;
const faultAfter = 100;
const atOnce = 16;

const afterwards: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const undo of afterwards.splice(0).toReversed()) await undo();
});

/** A write, and the response it received. */
interface Intended {
  readonly key: string;
  readonly name: string;
  /** Null: no response, or a 503. */
  acknowledged: string | null;
}

async function post(url: string, headers: Record<string, string>, draft: Draft, attempt: Intended) {
  try {
    const reply = await fetch(`${url}/api/opportunities`, {
      method: 'POST',
      headers: { ...headers, 'idempotency-key': attempt.key },
      body: JSON.stringify({ ...draft, name: attempt.name }),
    });
    const body = (await reply.json()) as { id?: string };
    if (reply.status === 200 && body.id !== undefined) attempt.acknowledged = body.id;
    else if (reply.status !== 503) throw new Error(`${reply.status} ${JSON.stringify(body)}`);
  } catch (error) {
    // The connection broke: the outcome is unknown.
    if (!(error instanceof TypeError || error instanceof SyntaxError)) throw error;
  }
}

async function started(folder: string, port: number): Promise<ProductProcess> {
  const product = startProduct({ DATA_DIR: folder, PORT: String(port), DEMO: 'on' });
  afterwards.push(async () => {
    product.child.kill('SIGTERM');
    await product.ended;
  });
  await product.ready;
  return product;
}

/** How often each name is stored, and with which ids, read from the database. */
async function rowsIn(folder: string) {
  const database = await openDatabase({ url: null, dataFolder: folder }, openLog('silent'));
  const { rows } = await database.pool.query<{ id: string; name: string }>(
    `select id, name from opportunities where name like 'Write %'`,
  );
  await database.close();
  return Map.groupBy(rows, ({ name }) => name);
}

test.each(
  drawPart([
    ['the server is', true, false],
    ['the database is', false, true],
    ['both are', true, true],
  ] as const),
)(
  `${writes} writes during which %s killed: no acknowledged one is lost, none is duplicated`,
  async (_what, killsServer, killsDatabase) => {
    const { folder, remove } = await preparedDataFolder('demonstration');
    afterwards.push(remove);
    const port = await freePort();
    let product = await started(folder, port);
    const headers = await signInOverHttp(product.url, 'owner@skf.example');
    const draft = await draftOver(product.url, headers);
    const attempts: Intended[] = Array.from({ length: writes }, (_, index) => ({
      key: randomUUID(),
      name: `Write ${index}`,
      acknowledged: null,
    }));
    const turns = pLimit(atOnce);
    let done = 0;
    const run = async (attempt: Intended) => {
      await post(product.url, headers, draft, attempt);
      done += 1;
      if (done !== faultAfter) return;
      if (killsDatabase) await killDatabase(folder);
      if (killsServer) product.child.kill('SIGKILL');
    };
    await Promise.all(attempts.map((attempt) => turns(() => run(attempt))));
    const acknowledgedWrites = attempts.filter(({ acknowledged }) => acknowledged !== null);
    expect(acknowledgedWrites.length).toBeGreaterThanOrEqual(faultAfter - atOnce);

    if (killsServer) {
      await product.ended;
      product = await started(folder, port);
    }
    // An unacknowledged write is retried with the same key, as the interface does.
    await waitUntil(async () => {
      const open = attempts.filter(({ acknowledged }) => acknowledged === null);
      await Promise.all(
        open.map((attempt) => turns(() => post(product.url, headers, draft, attempt))),
      );
      return attempts.every(({ acknowledged }) => acknowledged !== null);
    });
    product.child.kill('SIGTERM');
    expect(await product.ended).toBe(0);

    const rows = await rowsIn(folder);
    expect(rows.size).toBe(writes);
    for (const { name, acknowledged } of attempts) {
      expect(
        rows.get(name)?.map(({ id }) => id),
        name,
      ).toEqual([acknowledged]);
    }
  },
);

async function draftOver(url: string, headers: Record<string, string>): Promise<Draft> {
  const reply = await fetch(`${url}/api/opportunities?limit=1`, { headers });
  const { data } = (await reply.json()) as { data: Draft[] };
  const [{ corporationId = '', cycleId = '' } = {}] = data as Partial<Draft>[];
  return { corporationId, cycleId, name: '' };
}
