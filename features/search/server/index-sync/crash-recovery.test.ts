import { afterEach, expect, test } from 'vitest';
import type { SearchStatus } from '#features/search/domain/index-endpoints.ts';
import { openDatabase } from '#core/platform/database/open-database.ts';
import { openLog } from '#core/platform/log/log.ts';
import { signInOverHttp, waitFor } from '#core/tests/over-http.ts';
import { preparedDataFolder } from '#core/tests/prepared-data.ts';
import { freePort, startProduct, type ProductProcess } from '#core/tests/product-process.ts';
import { indexTimeoutMs, unusualWord } from '#features/search/tests/search-client.ts';

const many = 20_000;
const tried = 20;
/** Two starts of the whole product on a busy machine. */
const patienceMs = 120_000;

const afterwards: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const undo of afterwards.splice(0).toReversed()) await undo();
});

interface Running {
  readonly product: ProductProcess;
  readonly ask: <Of>(path: string, method?: 'GET' | 'POST') => Promise<Of>;
  readonly status: () => Promise<SearchStatus>;
}

async function started(folder: string, port: number): Promise<Running> {
  const product = startProduct({ DATA_DIR: folder, PORT: String(port), DEMO: 'on' });
  afterwards.push(async () => {
    product.child.kill('SIGTERM');
    await product.ended;
  });
  await product.ready;
  const signedIn = await signInOverHttp(product.url, 'foundry@outrider.example');
  const headers = { authorization: signedIn.authorization ?? '' };
  const ask = async <Of>(path: string, method: 'GET' | 'POST' = 'GET') => {
    const reply = await fetch(`${product.url}/api${path}`, { method, headers });
    if (!reply.ok) throw new Error(`${path}: ${reply.status} ${await reply.text()}`);
    return (await reply.json()) as Of;
  };
  return { product, ask, status: () => ask<SearchStatus>('/search/status') };
}

/** Queries the database from outside the server process. */
async function query<Row extends object>(folder: string, text: string, values: unknown[] = []) {
  const log = openLog('silent');
  const database = await openDatabase({ url: null, dataFolder: folder, isGuest: true }, log);
  const { rows } = await database.pool.query<Row>(text, values);
  await database.close();
  return rows;
}

/** Writes companies in one transaction and returns some of their names. */
async function write(folder: string): Promise<Map<string, string>> {
  const rows = await query<{ id: string; name: string }>(
    folder,
    `insert into companies (id, kind, external_id, name, description)
     select gen_random_uuid(), 'startup', 'many-' || place, name, repeat('It turns quietly. ', 20)
     from unnest($1::text[]) with ordinality as given (name, place) returning id, name`,
    [Array.from({ length: many }, unusualWord)],
  );
  const some = rows.filter((_row, place) => place % (many / tried) === 0);
  return new Map(some.map(({ id, name }) => [name, id]));
}

async function expectAllFound({ ask, status }: Running, written: ReadonlyMap<string, string>) {
  await waitFor(async () => {
    const { state, waiting, rebuild } = await status();
    return state === 'ready' && waiting === 0 && rebuild === null;
  }, indexTimeoutMs);
  expect((await status()).indexed).toBeGreaterThan(many);
  for (const [name, id] of written) {
    const { data, state } = await ask<{ data: { ref: { id: string } }[]; state: string }>(
      `/weaviate/search?q=${name}`,
    );
    expect(state).toBe('ready');
    expect(data.map(({ ref }) => ref.id)).toContain(id);
  }
}

/** Starts the server, calls `begin`, kills the server meanwhile, and starts it again. */
async function killedWhile(begin: (running: Running) => Promise<void>) {
  const { folder, remove } = await preparedDataFolder('demonstration');
  afterwards.push(remove);
  const port = await freePort();
  const before = await started(folder, port);
  await waitFor(async () => (await before.status()).state === 'ready', indexTimeoutMs);
  const written = await write(folder);
  await begin(before);
  before.product.child.kill('SIGKILL');
  await before.product.ended;
  return { folder, after: await started(folder, port), written };
}

test(
  'after a kill during indexing, every written company is found',
  async () => {
    const { after, written } = await killedWhile(({ status }) =>
      waitFor(async () => {
        const { indexed, waiting } = await status();
        return waiting > 0 && waiting < many && indexed > tried;
      }, indexTimeoutMs),
    );
    await expectAllFound(after, written);
  },
  patienceMs,
);

test(
  'after a kill during a rebuild, the next start rebuilds the index',
  async () => {
    const { folder, after, written } = await killedWhile(async ({ ask, status }) => {
      await waitFor(async () => (await status()).waiting === 0, indexTimeoutMs);
      await ask('/search/reindex', 'POST');
      await waitFor(async () => ((await status()).rebuild?.done ?? 0) > 0, indexTimeoutMs);
    });
    await expectAllFound(after, written);
    const latest = 'select attempts from search_rebuilds order by created_at desc limit 1';
    expect(await query(folder, latest)).toEqual([{ attempts: 2 }]);
  },
  patienceMs,
);
