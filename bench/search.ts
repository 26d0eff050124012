import { execFile } from 'node:child_process';
import { Agent, get } from 'node:http';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import type { SearchStatus } from '#features/directory/search/domain/index-endpoints.ts';
import { openDatabase } from '#core/platform/database/open-database.ts';
import { openLog } from '#core/platform/log/log.ts';
import {
  generateCompanies,
  generateSearches,
  type Breadth,
} from '#bench/support/generated-companies.ts';
import { fillCompanies, indexFullText, searchFullText } from '#bench/support/full-text.ts';
import { forgetPeak, residentMegabytes, watchMemory } from '#bench/support/memory.ts';
import { startProduct, type Product } from '#bench/support/product.ts';
import { bestRound, measureThroughput, type ThroughputResult } from '#bench/support/throughput.ts';

/**
 * Search latency and throughput, twenty hits with all facets, over HTTP with authorisation, compared
 * in the same run with PostgreSQL's full-text search, queried directly. They alternate. The memory is
 * that of the server that indexes, at its peak, and of one that was started again and only searches.
 *
 *   npm run bench -- search [sizes] [seconds]      search 10000,100000 4
 */

const sizes = (process.argv[2] ?? '10000,100000,1000000').split(',').map(Number);
const seconds = Number(process.argv[3] ?? 4);
const rounds = 2;
const port = 4398;
const breadths: readonly Breadth[] = ['rare', 'broad', 'mix'];
const connectionCounts = [1, 16];
const goals = { p95Ms: 60, perSecond: 200, growth: 2, indexingMb: 1000, searchingMb: 600 };
const run = promisify(execFile);

type SearchEngineCall = (text: string) => Promise<unknown>;

function overHttp({ address }: Product, token: string): SearchEngineCall {
  const agent = new Agent({ keepAlive: true, maxSockets: Math.max(...connectionCounts) });
  const headers = { authorization: `Bearer ${token}` };
  return (text) =>
    new Promise((resolve, reject) => {
      const url = `${address}/api/weaviate/search?limit=20&q=${encodeURIComponent(text)}`;
      get(url, { agent, headers }, (answer) => {
        answer.resume();
        answer.on('end', () =>
          answer.statusCode === 200 ? resolve(null) : reject(new Error(`${answer.statusCode}`)),
        );
      }).on('error', reject);
    });
}

async function untilIndexed({ address }: Product, token: string): Promise<number> {
  const headers = { authorization: `Bearer ${token}` };
  const requestJson = async (method: string, path: string) =>
    (await (await fetch(`${address}/api${path}`, { method, headers })).json()) as SearchStatus;
  const started = performance.now();
  await requestJson('POST', '/search/reindex');
  for (;;) {
    await wait(250);
    const { state, rebuild } = await requestJson('GET', '/search/status');
    if (state === 'ready' && rebuild === null) break;
  }
  return Math.round((performance.now() - started) / 100) / 10;
}

const diskMb = async (folder: string): Promise<number> =>
  Number((await run('du', ['-sm', folder])).stdout.split('\t')[0]);

interface Built {
  readonly 'build s': number;
  readonly 'peak memory MB': number | null;
  readonly 'disk MB': number | null;
}

type Row = ThroughputResult & {
  readonly breadth: Breadth;
  readonly connections: number;
  readonly engine: string;
};

async function measure(engines: Readonly<Record<string, SearchEngineCall>>): Promise<Row[]> {
  const rows: Row[] = [];
  for (const breadth of breadths) {
    const texts = generateSearches(breadth, 20_000);
    let calls = 0;
    const next = () => texts[(calls += 1) % texts.length] ?? '';
    for (const connections of connectionCounts) {
      const taken: Record<string, ThroughputResult[]> = {};
      for (const callEngine of Object.values(engines))
        await measureThroughput(connections, 0.5, () => callEngine(next()));
      for (let round = 0; round < rounds; round += 1) {
        for (const [engine, callEngine] of Object.entries(engines)) {
          (taken[engine] ??= []).push(
            await measureThroughput(connections, seconds / rounds, () => callEngine(next())),
          );
        }
      }
      for (const [engine, all] of Object.entries(taken)) {
        rows.push({ breadth, connections, engine, ...bestRound(all) });
      }
    }
  }
  return rows;
}

/** PostgreSQL of the product, which a restart of it ends. */
async function openPool({ dataFolder }: Product) {
  const place = { url: null, dataFolder, isGuest: true };
  const database = await openDatabase(place, openLog('error'));
  const pool = new pg.Pool({ ...database.connection, max: Math.max(...connectionCounts) });
  const close = async () => {
    await pool.end();
    await database.close();
  };
  return { pool, close };
}

async function build(product: Product, token: string, size: number): Promise<number | null> {
  const { pool, close } = await openPool(product);
  const client = await pool.connect();
  try {
    await fillCompanies(client, generateCompanies(size));
    await forgetPeak(product.pid);
    const memory = watchMemory(product.pid);
    const indexed = await untilIndexed(product, token);
    const indexing = await memory.stop();
    const fullText = await indexFullText(client);
    const built: Record<string, Built> = {
      Outrider: {
        'build s': indexed,
        'peak memory MB': indexing,
        'disk MB': await diskMb(join(product.dataFolder, 'search')),
      },
      PostgreSQL: { 'build s': fullText.seconds, 'peak memory MB': null, 'disk MB': fullText.mb },
    };
    console.log(`\n  ${size} companies: building`);
    console.table(built);
    return indexing;
  } finally {
    // Before the product is ended, and its database with it.
    client.release();
    await close();
  }
}

interface Memory {
  readonly indexing: number | null;
  readonly searching: number | null;
}

async function measureSize(size: number): Promise<{ rows: Row[]; memory: Memory }> {
  const product = await startProduct(port);
  try {
    const token = await product.signIn('foundry@outrider.example');
    const indexing = await build(product, token, size);
    await product.restart();
    const { pool, close } = await openPool(product);
    const engines: Record<string, SearchEngineCall> = {
      Outrider: overHttp(product, token),
      PostgreSQL: (text) => searchFullText(pool, text),
    };
    const rows = await measure(engines);
    console.log(`  ${size} companies: searching, milliseconds`);
    console.table(rows);
    const memory = { indexing, searching: await residentMegabytes(product.pid) };
    await close();
    return { rows, memory };
  } finally {
    await product.stop();
  }
}

const measured = new Map<number, Row[]>();
const memories: Record<string, Memory> = {};
for (const size of sizes) {
  const { rows, memory } = await measureSize(size);
  measured.set(size, rows);
  memories[size] = memory;
}
console.log(
  `\n  memory, MB (goals at 1,000,000: ${goals.indexingMb} while indexing, ${goals.searchingMb} searching)`,
);
console.table(memories);

const mixOf = (size: number | undefined, connections: number) =>
  measured
    .get(size ?? 0)
    ?.find(
      (row) =>
        row.engine === 'Outrider' && row.breadth === 'mix' && row.connections === connections,
    );
const [least, most] = [Math.min(...sizes), Math.max(...sizes)];
const [alone, together] = [mixOf(most, 1), mixOf(most, 16)];
console.log(
  `  mix at ${most}: p95 ${alone?.p95Ms} ms at one connection (goal ${goals.p95Ms}), ` +
    `${together?.perSecond}/s at 16 (goal ${goals.perSecond})`,
);
const growth = (alone?.p50Ms ?? 0) / (mixOf(least, 1)?.p50Ms ?? 1);
console.log(
  `  growth of p50 from ${least} to ${most}: ${growth.toFixed(1)}× (goal below ${goals.growth})\n`,
);
