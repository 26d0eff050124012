import { spawn } from 'node:child_process';
import { chmod, mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { openDatabase } from '#core/platform/database/open-database.ts';
import { openLog } from '#core/platform/log/log.ts';
import { commandLine } from '#core/tests/entries.ts';
import { writeCompanies } from '#bench/support/company-file.ts';
import { watchMemory } from '#bench/support/memory.ts';
import { startProduct, type Product } from '#bench/support/product.ts';

/**
 * The cost of importing a million companies from CSV, into the database and into the index of a
 * running server, compared with PostgreSQL's COPY of the same rows.
 */

const port = 4396;
const count = Number(process.argv[2] ?? 1_000_000);
const goals = { rowsPerSecond: 10_000, megabytes: 600 };
const pollMs = 200;

const perSecond = (ms: number, rows = count) => Math.round((rows / ms) * 1000);

async function measureMs(run: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await run();
  return performance.now() - start;
}

/** Runs `outrider import companies` beside the server; returns its peak memory in megabytes. */
async function importFile({ dataFolder }: Product, path: string): Promise<number | null> {
  const child = spawn(
    process.execPath,
    [commandLine, 'import', 'companies', path, '--kind', 'crunchbase'],
    {
      env: { PATH: process.env.PATH, NODE_ENV: 'production', DATA_DIR: dataFolder },
      stdio: ['ignore', 'inherit', 'inherit'],
    },
  );
  const memory = watchMemory(child.pid ?? 0);
  const code = await new Promise((resolve) => child.once('exit', resolve));
  if (code !== 0) throw new Error('The import failed.');
  return memory.stop();
}

/** Waits until the index has applied all changes, and is not being built. */
async function indexed(pool: pg.Pool): Promise<void> {
  for (;;) {
    const { rows } = await pool.query(
      `select exists (select from search_outbox)
        or exists (select from search_rebuilds where finished_at is null) as "isLeft"`,
    );
    if (rows[0]?.isLeft !== true) return;
    await wait(pollMs);
  }
}

/**
 * The baseline: COPY of the same file, and of the resulting companies.
 *
 * @param owner may read and write the server's files, which the application's role may not
 */
async function copied(owner: pg.Client, path: string, folder: string) {
  const { rows } = await owner.query<{ header: string }>(
    `select split_part(pg_read_file($1, 0, 4000), E'\\n', 1) as header`,
    [path],
  );
  const columns = (rows[0]?.header ?? '').split(',').map((column) => `${column} text`);
  await owner.query(`create table copied_file (${columns.join(', ')})`);
  const file = await measureMs(() =>
    owner.query(`copy copied_file from '${path}' (format csv, header)`),
  );
  const own = join(folder, 'companies.copy');
  const { rows: names } = await owner.query<{ name: string }>(
    `select column_name as name from information_schema.columns
    where table_name = 'companies' and is_generated = 'NEVER' order by ordinal_position`,
  );
  const list = names.map(({ name }) => name).join(', ');
  await owner.query(`copy (select ${list} from companies where kind = 'crunchbase') to '${own}'`);
  await owner.query('create table copied_companies (like companies including all)');
  const companies = await measureMs(() =>
    owner.query(`copy copied_companies (${list}) from '${own}'`),
  );
  await owner.query('drop table copied_file, copied_companies');
  return { file, companies };
}

const folder = await mkdtemp(join(tmpdir(), 'outrider-bench-file-'));
// When run as root, PostgreSQL runs under another account, and writes a file of its own there.
await chmod(folder, 0o777);
const path = join(folder, 'companies.csv');
const product = await startProduct(port);
const database = await openDatabase(
  { url: null, dataFolder: product.dataFolder, isGuest: true },
  openLog('error'),
);
try {
  await writeCompanies(path, count);
  await chmod(path, 0o644);
  console.log(`\n  ${count} companies, ${Math.round((await stat(path)).size / 1e6)} MB of CSV`);
  await indexed(database.pool);
  const server = watchMemory(product.pid);
  const start = performance.now();
  const importer = await importFile(product, path);
  const writeMs = performance.now() - start;
  await indexed(database.pool);
  const indexMs = performance.now() - start;
  const serverPeak = await server.stop();
  let againPeak: number | null = null;
  const again = await measureMs(async () => void (againPeak = await importFile(product, path)));
  const owner = new pg.Client(database.ownerConnection);
  await owner.connect();
  const reference = await copied(owner, path, folder).finally(() => owner.end());
  console.table({
    'into the database': {
      seconds: Math.round(writeMs / 100) / 10,
      'rows/s': perSecond(writeMs),
      goal: goals.rowsPerSecond,
    },
    'and into the index': {
      seconds: Math.round(indexMs / 100) / 10,
      'rows/s': perSecond(indexMs),
      goal: goals.rowsPerSecond,
    },
    'the same file again': { seconds: Math.round(again / 100) / 10, 'rows/s': perSecond(again) },
    'COPY of the file, bare': {
      seconds: Math.round(reference.file / 100) / 10,
      'rows/s': perSecond(reference.file),
    },
    'COPY of the companies, with indexes': {
      seconds: Math.round(reference.companies / 100) / 10,
      'rows/s': perSecond(reference.companies),
    },
  });
  console.table({
    import: { 'peak MB': importer, goal: goals.megabytes },
    'import again': { 'peak MB': againPeak, goal: goals.megabytes },
    'server, which indexes': { 'peak MB': serverPeak, goal: goals.megabytes },
  });
} finally {
  await database.close();
  await product.stop();
  await rm(folder, { recursive: true, force: true });
}
