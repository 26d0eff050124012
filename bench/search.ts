import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { basename, join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { SearchStatus } from '#features/directory/search/domain/index-endpoints.ts';
import { openPool } from '#core/platform/database/client.ts';
import { openDatabase } from '#core/platform/database/open-database.ts';
import { openLog } from '#core/platform/log/log.ts';
import {
  generateCompanies,
  generateSearches,
  type Breadth,
} from '#bench/support/generated-companies.ts';
import { fillCompanies, indexFullText, searchFullText } from '#bench/support/full-text.ts';
import { forgetPeak, residentMegabytes, watchMemory } from '#bench/support/memory.ts';
import { processorSeconds } from '#bench/support/processor.ts';
import { startProduct, type Product } from '#bench/support/product.ts';
import { bestRound, measureThroughput, type ThroughputResult } from '#bench/support/throughput.ts';

/**
 * Search latency and throughput, twenty hits with all facets, over HTTP with authorisation, compared
 * in the same run with PostgreSQL's full-text search, queried directly, and with another checkout that
 * is ready to start, if its folder is named. They alternate. The memory is that of the server that
 * indexes, at its peak, and of one that was started again and only searches.
 *
 *   npm run bench -- search [sizes] [seconds] [folder]      search 10000,100000 4 ../former
 */

const sizes = (process.argv[2] ?? '10000,100000,1000000').split(',').map(Number);
const seconds = Number(process.argv[3] ?? 4);
const folder = process.argv[4] === undefined ? null : resolve(process.argv[4]);
const rounds = 2;
const port = 4398;
const otherPort = 4396;
const breadths: readonly Breadth[] = ['rare', 'broad', 'mix', 'sentence', 'again'];
const connectionCounts = [1, 4, 16];
const ownName = 'Outrider';
const goals = {
  p95Ms: 40,
  perSecond: 120,
  sentenceMs: 16,
  growth: 2,
  indexingMb: 1000,
  searchingMb: 600,
};
const run = promisify(execFile);

if (folder !== null && !existsSync(folder)) throw new Error('There is no such folder.');

interface SearchEngine {
  readonly search: (text: string, breadth: Breadth) => Promise<unknown>;
  /** It answers, or what it started does. */
  readonly pid: number;
}

function overHttp({ address, pid }: Product, token: string): SearchEngine {
  const agent = new Agent({ keepAlive: true, maxSockets: Math.max(...connectionCounts) });
  const headers = { authorization: `Bearer ${token}` };
  const search = (text: string) =>
    new Promise((done, reject) => {
      const url = `${address}/api/weaviate/search?limit=20&q=${encodeURIComponent(text)}`;
      get(url, { agent, headers }, (answer) => {
        answer.resume();
        answer.on('end', () =>
          answer.statusCode === 200 ? done(null) : reject(new Error(`${answer.statusCode}`)),
        );
      }).on('error', reject);
    });
  return { search, pid };
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

type Figures = ThroughputResult & {
  /** Of the processor, for one answer. */
  readonly processorMs: number;
};

type Row = Figures & {
  readonly breadth: Breadth;
  readonly connections: number;
  readonly engine: string;
};

async function measureRound(
  { search, pid }: SearchEngine,
  connections: number,
  breadth: Breadth,
  next: () => string,
): Promise<Figures> {
  const before = processorSeconds(pid);
  let answers = 0;
  const result = await measureThroughput(connections, seconds / rounds, async () => {
    await search(next(), breadth);
    answers += 1;
  });
  const processorMs = ((processorSeconds(pid) - before) * 1000) / answers;
  return { ...result, processorMs: Math.round(processorMs * 10) / 10 };
}

async function measure(engines: Readonly<Record<string, SearchEngine>>): Promise<Row[]> {
  const rows: Row[] = [];
  for (const breadth of breadths) {
    const texts = generateSearches(breadth, 20_000);
    let calls = 0;
    const next = () => texts[(calls += 1) % texts.length] ?? '';
    for (const connections of connectionCounts) {
      const taken: Record<string, Figures[]> = {};
      for (const { search } of Object.values(engines))
        await measureThroughput(connections, 0.5, () => search(next(), breadth));
      for (let round = 0; round < rounds; round += 1) {
        for (const [name, engine] of Object.entries(engines)) {
          (taken[name] ??= []).push(await measureRound(engine, connections, breadth, next));
        }
      }
      for (const [engine, all] of Object.entries(taken)) {
        rows.push({ breadth, connections, engine, ...bestRound(all) });
      }
    }
  }
  return rows;
}

/** What ours is of the others: above 1 it answers more often, or takes longer. */
function ratiosOf(rows: readonly Row[]) {
  const ratio = (one: number, other: number) => Math.round((one / other) * 100) / 100;
  return rows
    .filter(({ engine }) => engine !== ownName)
    .flatMap((other) => {
      const { breadth, connections, engine } = other;
      const own = rows.find(
        (row) =>
          row.engine === ownName && row.breadth === breadth && row.connections === connections,
      );
      if (!own) return [];
      return {
        breadth,
        connections,
        beside: engine,
        'answers/s': ratio(own.perSecond, other.perSecond),
        p50: ratio(own.p50Ms, other.p50Ms),
        p95: ratio(own.p95Ms, other.p95Ms),
        processor: ratio(own.processorMs, other.processorMs),
      };
    });
}

/** PostgreSQL of the product, which a restart of it ends. */
async function openProductPool({ dataFolder }: Product) {
  const place = { url: null, dataFolder, isGuest: true };
  const database = await openDatabase(place, openLog('error'));
  const pool = openPool({ ...database.connection, max: Math.max(...connectionCounts) });
  const close = async () => {
    await pool.end();
    await database.close();
  };
  return { pool, close };
}

async function build(product: Product, token: string, size: number): Promise<number | null> {
  const { pool, close } = await openProductPool(product);
  const client = await pool.connect();
  try {
    await fillCompanies(client, generateCompanies(size));
    await forgetPeak(product.pid);
    const memory = watchMemory(product.pid);
    const indexed = await untilIndexed(product, token);
    const indexing = await memory.stop();
    const fullText = await indexFullText(client);
    const built: Record<string, Built> = {
      [ownName]: {
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

/** The other checkout, with the same companies. */
async function openOther(checkout: string, size: number) {
  const product = await startProduct(otherPort, {}, checkout);
  const token = await product.signIn('foundry@outrider.example');
  const { pool, close } = await openProductPool(product);
  const client = await pool.connect();
  await fillCompanies(client, generateCompanies(size));
  client.release();
  await close();
  await untilIndexed(product, token);
  return { product, engine: overHttp(product, token) };
}

async function measureSize(size: number): Promise<{ rows: Row[]; memory: Memory }> {
  const product = await startProduct(port);
  let other: Awaited<ReturnType<typeof openOther>> | null = null;
  try {
    const token = await product.signIn('foundry@outrider.example');
    const indexing = await build(product, token, size);
    await product.restart();
    if (folder !== null) other = await openOther(folder, size);
    const { pool, close } = await openProductPool(product);
    const engines: Record<string, SearchEngine> = {
      [ownName]: overHttp(product, token),
      PostgreSQL: {
        search: (text, breadth) => searchFullText(pool, text, breadth === 'sentence'),
        pid: product.pid,
      },
      ...(other !== null && { [`Outrider in ${basename(folder ?? '')}`]: other.engine }),
    };
    const rows = await measure(engines);
    console.log(`  ${size} companies: searching, milliseconds`);
    console.table(rows);
    console.log(`  ${size} companies: ${ownName} beside the others, as ratios`);
    console.table(ratiosOf(rows));
    const memory = { indexing, searching: await residentMegabytes(product.pid) };
    await close();
    return { rows, memory };
  } finally {
    await other?.product.stop();
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

const rowOf = (size: number, breadth: Breadth, connections: number) =>
  measured
    .get(size)
    ?.find(
      (row) => row.engine === ownName && row.breadth === breadth && row.connections === connections,
    );
const [least, most] = [Math.min(...sizes), Math.max(...sizes)];
const alone = rowOf(most, 'mix', 1);
console.log(
  `  mix at ${most}: p95 ${rowOf(most, 'mix', 4)?.p95Ms} ms at four connections (goal ${goals.p95Ms}), ` +
    `${rowOf(most, 'mix', 16)?.perSecond}/s at 16 (goal ${goals.perSecond})`,
);
console.log(
  `  a sentence at ${most}: ${rowOf(most, 'sentence', 1)?.processorMs} ms of processor (goal ${goals.sentenceMs})`,
);
const growth = (alone?.p50Ms ?? 0) / (rowOf(least, 'mix', 1)?.p50Ms ?? 1);
console.log(
  `  growth of p50 from ${least} to ${most}: ${growth.toFixed(1)}× (goal below ${goals.growth})\n`,
);
