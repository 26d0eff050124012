import { chromium, type Page } from '@playwright/test';
import type { CompanyKind } from '#domain/companies/company.ts';
import { listOf } from '#domain/collections/lists.ts';
import { bodyOf, type Collection } from '#domain/collections/collection.ts';
import { demoPassword } from '#domain/demo.ts';
import { openDatabase } from '#server/platform/database/open.ts';
import { openLog } from '#server/platform/log/log.ts';
import { chromiumPath } from './support/chromium.ts';
import { latencyOf, type Latency } from './support/latency.ts';
import { startProduct } from './support/product.ts';
import { scrollToEnd } from './support/scrolling.ts';

/**
 * What a large collection costs: reading it, changing it, opening, scrolling and searching it, at a
 * hundred, a thousand and five thousand companies in up to two hundred sub-spaces.
 */

const port = 4394;
const sizes = [100, 1000, 5000];
const most = 5000;
const subspacesMost = 200;
/** Up to so many rows a table draws all, and there is nothing to scroll after. */
const drawnWhole = 100;
const times = Number(process.argv[2] ?? 100);
const goals = { openMs: 1000, changeP95Ms: 150 };
const owner = 'owner@skf.example';

const product = await startProduct(port);
const token = await product.signIn(owner);
const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };

async function call<Answer>(method: string, path: string, body?: object): Promise<Answer> {
  const answer = await fetch(`${product.address}/api${path}`, {
    method,
    headers,
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

/** A collection with so many companies, each in one of its sub-spaces. */
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

async function measureServer(collection: Collection): Promise<Record<string, Latency>> {
  const { id } = collection;
  let current = collection;
  const [company = ''] = Object.keys(collection.startupToSubspaces);
  const acts: Record<string, (nth: number) => Promise<unknown>> = {
    'read it': () => call('GET', `/collections/${id}`),
    'put a company elsewhere': async (nth) => {
      const startupToSubspaces = { ...current.startupToSubspaces, [company]: [`space-${nth % 4}`] };
      const body = bodyOf({ ...current, startupToSubspaces });
      current = await call<Collection>('PUT', `/collections/${id}`, body);
    },
  };
  const measured: Record<string, Latency> = {};
  for (const [name, act] of Object.entries(acts)) {
    const once = async (nth: number) => void (await act(nth));
    await latencyOf(1, Math.ceil(times / 10), once);
    measured[name] = await latencyOf(1, times, once);
  }
  return measured;
}

/** From the navigation until something is there. */
async function timeUntil(page: Page, address: string, selector: string): Promise<number> {
  await page.goto(address);
  const found = await page.waitForFunction(
    (selector) => document.querySelector(selector) !== null && performance.now(),
    selector,
  );
  return Math.round(Number(await found.jsonValue()));
}

/** All of its companies are there, not just the first. */
const wholeTable = (page: Page, size: number) =>
  page.waitForFunction((rows) => {
    const table = document.querySelector('table');
    const drawn = table?.querySelectorAll('tbody tr').length;
    return drawn === rows || table?.ariaRowCount === String(rows + 1);
  }, size);

/** How long the browser takes from a key to the rows that fit. */
async function timeToSearch(page: Page): Promise<number> {
  const field = page.getByRole('searchbox', { name: 'Search in this collection' });
  const start = Date.now();
  await field.fill('sensors');
  await page.getByText(/^\d+ of \d+$/u).waitFor();
  const taken = Date.now() - start;
  await field.fill('');
  return taken;
}

async function measureBrowser(id: string, size: number) {
  const browser = await chromium.launch({
    executablePath: await chromiumPath(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await page.goto(`${product.address}/signin`);
    await page.getByLabel('E-mail').fill(owner);
    await page.getByLabel('Password').fill(demoPassword);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.waitForURL('**/projects');
    const at = `${product.address}/collection/${id}`;
    const row = 'tbody th button';
    const opened = await timeUntil(page, at, row);
    const again = await timeUntil(page, at, row);
    await wholeTable(page, size);
    console.table({
      'opened, first visit': { ms: opened, goal: goals.openMs },
      'opened once more': { ms: again, goal: goals.openMs },
      'searched within it': { ms: await timeToSearch(page) },
      'as a board': { ms: await timeUntil(page, `${at}?view=board`, '[role="grid"] [role="row"]') },
    });
    if (size <= drawnWhole) return;
    await page.goto(at);
    await wholeTable(page, size);
    console.table({ 'table, to its end': await scrollToEnd(page, size) });
  } finally {
    await browser.close();
  }
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
    await measureBrowser(id, size);
  }
} finally {
  await product.stop();
}
