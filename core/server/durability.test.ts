import { randomUUID } from 'node:crypto';
import pLimit from 'p-limit';
import { afterEach, expect, test } from 'vitest';
import { openDatabase } from '#core/platform/database/open.ts';
import { openLog } from '#core/platform/log/log.ts';
import type { Draft } from '#features/opportunities/tests/drafts.ts';
import { signInOverHttp, waitFor } from '#core/tests/over-http.ts';
import {
  freePort,
  killDatabase,
  startProduct,
  temporaryDataFolder,
  type ProductProcess,
} from '#core/tests/product-process.ts';

const writes = 1000;
/** Two starts and a thousand writes, on a machine that has other tests to do. */
const patienceMs = 180_000;
const faultAfter = 300;
const atOnce = 16;

const afterwards: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const undo of afterwards.splice(0).toReversed()) await undo();
});

/** An act that a person intends, and what they were told of it. */
interface Intended {
  readonly key: string;
  readonly name: string;
  /** Null: nobody answered, or the answer was to try again. */
  acknowledged: string | null;
}

async function post(url: string, headers: Record<string, string>, draft: Draft, act: Intended) {
  try {
    const reply = await fetch(`${url}/api/opportunities`, {
      method: 'POST',
      headers: { ...headers, 'idempotency-key': act.key },
      body: JSON.stringify({ ...draft, name: act.name }),
    });
    const body = (await reply.json()) as { id?: string };
    if (reply.status === 200 && body.id !== undefined) act.acknowledged = body.id;
    else if (reply.status !== 503) throw new Error(`${reply.status} ${JSON.stringify(body)}`);
  } catch (error) {
    // The connection broke: nothing is known of this one.
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

/** How often each name is there, and under which ids: asked of the database itself. */
async function rowsIn(folder: string) {
  const database = await openDatabase({ url: null, dataFolder: folder }, openLog('silent'));
  const { rows } = await database.pool.query<{ id: string; name: string }>(
    `select id, name from opportunities where name like 'Write %'`,
  );
  await database.close();
  return Map.groupBy(rows, ({ name }) => name);
}

test.each([
  ['the server is', true, false],
  ['the database is', false, true],
  ['both are', true, true],
])(
  `${writes} writes during which %s killed: none that was acknowledged is lost, none is doubled`,
  async (_what, killsServer, killsDatabase) => {
    const { folder, remove } = await temporaryDataFolder();
    afterwards.push(remove);
    const port = await freePort();
    let product = await started(folder, port);
    const headers = await signInOverHttp(product.url, 'owner@skf.example');
    const draft = await draftOver(product.url, headers);
    const acts: Intended[] = Array.from({ length: writes }, (_, index) => ({
      ...{ key: randomUUID(), name: `Write ${index}`, acknowledged: null },
    }));
    const turns = pLimit(atOnce);
    let done = 0;
    const run = async (act: Intended) => {
      await post(product.url, headers, draft, act);
      done += 1;
      if (done !== faultAfter) return;
      if (killsDatabase) await killDatabase(folder);
      if (killsServer) product.child.kill('SIGKILL');
    };
    await Promise.all(acts.map((act) => turns(() => run(act))));
    const told = acts.filter(({ acknowledged }) => acknowledged !== null);
    expect(told.length).toBeGreaterThanOrEqual(faultAfter - atOnce);

    if (killsServer) {
      await product.ended;
      product = await started(folder, port);
    }
    // Whoever was not answered tries again with the same key, as the interface does.
    await waitFor(async () => {
      const open = acts.filter(({ acknowledged }) => acknowledged === null);
      await Promise.all(open.map((act) => turns(() => post(product.url, headers, draft, act))));
      return acts.every(({ acknowledged }) => acknowledged !== null);
    });
    product.child.kill('SIGTERM');
    expect(await product.ended).toBe(0);

    const rows = await rowsIn(folder);
    expect(rows.size).toBe(writes);
    for (const { name, acknowledged } of acts) {
      expect(
        rows.get(name)?.map(({ id }) => id),
        name,
      ).toEqual([acknowledged]);
    }
  },
  patienceMs,
);

async function draftOver(url: string, headers: Record<string, string>): Promise<Draft> {
  const reply = await fetch(`${url}/api/opportunities?limit=1`, { headers });
  const { data } = (await reply.json()) as { data: Draft[] };
  const [{ corporationId = '', cycleId = '' } = {}] = data as Partial<Draft>[];
  return { corporationId, cycleId, name: '' };
}
