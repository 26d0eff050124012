import { afterEach, expect, test } from 'vitest';
import type { SearchStatus } from '#features/directory/search/domain/index-endpoints.ts';
import { openDatabase } from '#core/platform/database/open-database.ts';
import { openLog } from '#core/platform/log/log.ts';
import { signInOverHttp } from '#core/tests/over-http.ts';
import { waitUntil } from '#core/tests/wait-until.ts';
import { preparedDataFolder } from '#core/tests/prepared-data.ts';
import { freePort, startProduct, type ProductProcess } from '#core/tests/product-process.ts';
import { unusualWord } from '#features/directory/search/tests/search-client.ts';

const many = 6000;
const tried = 20;

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
     select gen_random_uuid(), 'startup', gen_random_uuid(), name, repeat('It turns quietly. ', 20)
     from unnest($1::text[]) with ordinality as given (name, place) returning id, name`,
    [Array.from({ length: many }, unusualWord)],
  );
  const some = rows.filter((_row, place) => place % (many / tried) === 0);
  return new Map(some.map(({ id, name }) => [name, id]));
}

const untilReady = (status: Running['status']) =>
  waitUntil(async () => {
    const { state, waiting, rebuild } = await status();
    return state === 'ready' && waiting === 0 && rebuild === null;
  });

async function expectAllFound({ ask, status }: Running, ids: ReadonlyMap<string, string>) {
  await untilReady(status);
  expect((await status()).indexed).toBeGreaterThan(many);
  for (const [name, id] of ids) {
    const { data, state } = await ask<{ data: { ref: { id: string } }[]; state: string }>(
      `/weaviate/search?q=${name}`,
    );
    expect(state).toBe('ready');
    expect(data.map(({ ref }) => ref.id)).toContain(id);
  }
}

/** Whether the index is being written: some of the changes wait, or a rebuild is open. */
const isIndexing = async (folder: string): Promise<boolean> => {
  const [row] = await query<{ is: boolean }>(
    folder,
    `select exists (select from search_rebuilds where begun_at is not null and finished_at is null)
      or (select count(*) between 1 and ${many - 1} from search_outbox) as "is"`,
  );
  return row?.is === true;
};

/**
 * Starts the server, and kills it in the middle of what is begun. It is stopped before one looks: else
 * it might be done when it is killed. If it is done by then, it is begun once more.
 */
async function killedAmid(begin: (running: Running, folder: string) => Promise<unknown>) {
  const { folder, remove } = await preparedDataFolder('demonstration');
  afterwards.push(remove);
  const port = await freePort();
  const running = await started(folder, port);
  const { child, ended } = running.product;
  await untilReady(running.status);
  for (let isAmid = false; !isAmid;) {
    await begin(running, folder);
    child.kill('SIGSTOP');
    isAmid = await isIndexing(folder);
    if (!isAmid) child.kill('SIGCONT');
  }
  child.kill('SIGKILL');
  await ended;
  return { folder, after: await started(folder, port) };
}

test('after a kill during indexing, every written company is found', async () => {
  const entries: [name: string, id: string][] = [];
  const { after } = await killedAmid(async ({ status }, folder) => {
    entries.push(...(await write(folder)));
    await waitUntil(async () => (await status()).waiting < many);
  });
  await expectAllFound(after, new Map(entries));
});

test('after a kill during a rebuild, the next start rebuilds the index', async () => {
  let ids = new Map<string, string>();
  const { folder, after } = await killedAmid(async ({ ask, status }, dataFolder) => {
    if (ids.size === 0) ids = await write(dataFolder);
    await untilReady(status);
    await ask('/search/reindex', 'POST');
    await waitUntil(async () => (await status()).rebuild?.begunAt !== null);
  });
  await expectAllFound(after, ids);
  const latest = 'select attempts from search_rebuilds order by created_at desc limit 1';
  expect(await query(folder, latest)).toEqual([{ attempts: 2 }]);
});
