import { randomUUID } from 'node:crypto';
import type { CompanyKind } from '#core/domain/company-kind.ts';
import { listOf } from '#features/directory/collections/domain/lists.ts';
import { bodyOf, type Collection } from '#features/directory/collections/domain/collection.ts';
import { openDatabase } from '#core/platform/database/open-database.ts';
import { openLog } from '#core/platform/log/log.ts';
import { openBaselineRoute } from '#bench/support/baseline-route.ts';
import { measureInBrowser } from '#bench/support/collection-in-browser.ts';
import { latencyOf, type Latency } from '#bench/support/latency.ts';
import { startProduct } from '#bench/support/product.ts';

/**
 * The cost of a large collection: reading, changing, opening, searching and scrolling it as table,
 * board and gallery, with 100, 1000 and 5000 companies in up to 200 sub-spaces.
 */

const port = 4394;
const sizes = [100, 1000, 5000];
const most = 5000;
const subspacesMost = 200;
const times = Number(process.argv[2] ?? 100);
const goals = { changeP95Ms: 150 };
const owner = 'owner@skf.example';

const product = await startProduct(port);
const token = await product.signIn(owner);
const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };

async function call<Answer>(method: string, path: string, body?: object): Promise<Answer> {
  const answer = await fetch(`${product.address}/api${path}`, {
    method,
    // As by the client: each change has its own idempotency key.
    headers: { ...headers, ...(method === 'PUT' && { 'idempotency-key': randomUUID() }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${path} → ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as Answer;
}

async function allCompanies(): Promise<{ id: string; kind: CompanyKind }[]> {
  const database = await openDatabase(
    { url: null, dataFolder: product.dataFolder, isGuest: true },
    openLog('error'),
  );
  const { rows } = await database.pool.query<{ id: string; kind: CompanyKind }>(
    `select id, kind from companies order by md5(id::text) limit ${most}`,
  );
  await database.close();
  return rows;
}

/** A collection with this many companies, each in one of its sub-spaces. */
async function makeCollection(
  companies: readonly { id: string; kind: CompanyKind }[],
): Promise<Collection> {
  const name = `Large ${companies.length}`;
  const made = await call<Collection>('POST', '/collections', { name });
  const spaces = Math.min(subspacesMost, Math.ceil(companies.length / 25));
  const subspaces = Array.from({ length: spaces }, (_, nth) => ({
    id: `space-${nth}`,
    name: `Space ${nth}`,
    description: '',
    parentId: nth < 20 ? null : `space-${nth % 20}`,
  }));
  const idsOf = (kind: CompanyKind) =>
    companies.filter((company) => company.kind === kind).map(({ id }) => id);
  return call<Collection>('PUT', `/collections/${made.id}`, {
    ...bodyOf(made),
    subspaces,
    [listOf.startup]: idsOf('startup'),
    [listOf.crunchbase]: idsOf('crunchbase'),
    [listOf.nucla]: idsOf('nucla'),
    startupToSubspaces: Object.fromEntries(
      companies.map(({ id }, nth) => [id, [`space-${nth % spaces}`]]),
    ),
  });
}

const compressed = { headers: { ...headers, 'accept-encoding': 'br' } };

/** Reads and changes, each compared with a bare route for the same number of bytes. */
async function measureServer(collection: Collection): Promise<Record<string, Latency>> {
  const { id, version } = collection;
  const columns = await call<object>('GET', `/collections/${id}/companies`);
  const bare = await openBaselineRoute(port + 1, {
    collection: JSON.stringify(collection),
    companies: JSON.stringify(columns),
  });
  const read = async (address: string) => void (await (await fetch(address, compressed)).text());
  const api = `${product.address}/api/collections/${id}`;
  let current = collection;
  const [company = ''] = Object.keys(collection.startupToSubspaces);
  const elsewhere = (nth: number) => {
    const startupToSubspaces = { ...current.startupToSubspaces, [company]: [`space-${nth % 4}`] };
    return bodyOf({ ...current, startupToSubspaces });
  };
  const requests: Record<string, (nth: number) => Promise<void>> = {
    'read it': () => read(api),
    'bare: as many bytes': () => read(`${bare.address}/collection`),
    'read it again, unchanged': () => read(`${api}/newer?than=${version}`),
    'read its companies': () => read(`${api}/companies`),
    'bare: as many bytes more': () => read(`${bare.address}/companies`),
    'read who added them': () => read(`${api}/additions`),
    'read what happened around them': () => read(`${api}/attention`),
    'put a company elsewhere': async (nth) => {
      current = await call<Collection>('PUT', `/collections/${id}`, elsewhere(nth));
    },
    'bare: as many there and back': async (nth) => {
      const body = JSON.stringify(elsewhere(nth));
      const sent = await fetch(`${bare.address}/collection`, { method: 'PUT', headers, body });
      await sent.json();
    },
  };
  const measured: Record<string, Latency> = {};
  for (const [name, request] of Object.entries(requests)) {
    await latencyOf(1, Math.ceil(times / 10), request);
    measured[name] = await latencyOf(1, times, request);
  }
  await bare.close();
  return measured;
}

try {
  const companies = await allCompanies();
  const measured = new Map<number, Record<string, Latency>>();
  const made = new Map<number, Collection>();
  for (const size of sizes) made.set(size, await makeCollection(companies.slice(0, size)));
  for (const [size, collection] of made) {
    measured.set(size, await measureServer(collection));
    console.log(`\n  ${size} companies, milliseconds; a change: p95 below ${goals.changeP95Ms}`);
    console.table(measured.get(size));
  }
  const [few, many] = [measured.get(sizes[0] ?? 0) ?? {}, measured.get(most) ?? {}];
  console.log(`\n  Growth from ${sizes[0]} to ${most}`);
  console.table(
    Object.fromEntries(
      Object.entries(many).map(([name, { p50Ms }]) => [
        name,
        { 'p50 ×': Math.round((p50Ms / (few[name]?.p50Ms ?? 1)) * 100) / 100 },
      ]),
    ),
  );
  for (const [size, { id }] of made) {
    console.log(`\n  ${size} companies in the browser`);
    await measureInBrowser(product.address, id, size, owner);
  }
} finally {
  await product.stop();
}
