import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { openDatabase } from '#core/platform/database/open-database.ts';
import { openLog } from '#core/platform/log/log.ts';
import type { SearchStatus } from '#features/directory/search/domain/index-endpoints.ts';
import { fillCompanies } from '#bench/support/full-text.ts';
import { generateCompanies, generateSearches } from '#bench/support/generated-companies.ts';
import { startProduct, type Product } from '#bench/support/product.ts';

/**
 * Searches on two nodes while the index that both read is built again: how many of them are answered by
 * the database, because the index was taken away from under them.
 *
 *   npm run bench -- rebuild [companies] [searches]      rebuild 100000 1000
 */

const companies = Number(process.argv[2] ?? 100_000);
const least = Number(process.argv[3] ?? 1000);
const port = Number(process.env.PORT ?? 4390);

/** Fills the database of a product, and says how another process reaches it. */
async function fill({ dataFolder }: Product): Promise<string> {
  const place = { url: null, dataFolder, isGuest: true };
  const database = await openDatabase(place, openLog('error'));
  const client = await database.pool.connect();
  try {
    await fillCompanies(client, generateCompanies(companies));
    const { host = '', port: databasePort, user, database: name } = database.connection;
    const query = new URLSearchParams({ host, port: String(databasePort) });
    return `postgres://${user}@localhost/${name}?${query}`;
  } finally {
    client.release();
    await database.close();
  }
}

async function ask<Answer>(node: Product, token: string, path: string, method = 'GET') {
  const headers = { authorization: `Bearer ${token}` };
  const answer = await fetch(`${node.address}/api${path}`, { method, headers });
  if (!answer.ok) throw new Error(`${path} → ${answer.status}`);
  return (await answer.json()) as Answer;
}

const secret = { AUTH_SECRET: randomBytes(32).toString('hex') };
const one = await startProduct(port, secret);
const token = await one.signIn('foundry@outrider.example');
const two = await startProduct(port + 1, {
  ...secret,
  DATABASE_URL: await fill(one),
  SEARCH_URI: join(one.dataFolder, 'search'),
  FILES_URL: join(one.dataFolder, 'files'),
  PUBLIC_URL: one.address,
  // Said here: beside a database of its own an installation has no demonstration.
  DEMO: 'on',
});
const texts = generateSearches('mix', 10_000);

interface Count {
  searches: number;
  byDatabase: number;
}

/** Searches until the signal, three at a time. */
async function searchOn(node: Product, until: AbortSignal): Promise<Count> {
  const count: Count = { searches: 0, byDatabase: 0 };
  const search = async () => {
    while (!until.aborted) {
      const text = texts[(count.searches += 1) % texts.length] ?? '';
      const path = `/weaviate/search?limit=20&q=${encodeURIComponent(text)}`;
      const { state } = await ask<{ state: string }>(node, token, path);
      if (state !== 'ready') count.byDatabase += 1;
    }
  };
  await Promise.all([search(), search(), search()]);
  return count;
}

async function rebuild(): Promise<void> {
  await ask(one, token, '/search/reindex', 'POST');
  for (;;) {
    await wait(100);
    const { state, rebuild } = await ask<SearchStatus>(one, token, '/search/status');
    if (state === 'ready' && rebuild === null) return;
  }
}

/** Whether the other node still answers by the index while it goes over takes a moment more. */
const goesOverMs = 10_000;

try {
  await rebuild();
  const counts = { leader: { searches: 0, byDatabase: 0 }, other: { searches: 0, byDatabase: 0 } };
  let times = 0;
  while (Math.min(counts.leader.searches, counts.other.searches) < least) {
    const ended = new AbortController();
    const searches = [searchOn(one, ended.signal), searchOn(two, ended.signal)];
    await rebuild();
    await wait(goesOverMs);
    ended.abort();
    const [leader, other] = await Promise.all(searches);
    for (const [count, more] of [
      [counts.leader, leader],
      [counts.other, other],
    ] as const) {
      count.searches += more?.searches ?? 0;
      count.byDatabase += more?.byDatabase ?? 0;
    }
    times += 1;
  }
  console.log(`\n  ${companies} companies, built again ${times} times`);
  console.table(counts);
  process.exitCode = counts.leader.byDatabase + counts.other.byDatabase > 0 ? 1 : 0;
} finally {
  await two.stop();
  await one.stop();
}
