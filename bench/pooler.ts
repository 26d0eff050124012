import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { openDatabase } from '#core/platform/database/open-database.ts';
import { openLog } from '#core/platform/log/log.ts';
import { startPgbouncer } from '#bench/support/pgbouncer.ts';
import { Processes } from '#bench/support/fleet/processes.ts';
import { startProduct } from '#bench/support/product.ts';

/**
 * Whether the product works behind pgbouncer by session, with the audit log's role and live events, and refuses
 * one by transaction. Needs root, and pgbouncer and postgresql-15 from Debian: `npm run bench -- pooler`.
 */

const [port, databasePort, poolerPort] = [4390, 4365, 4366] as const;
const binaries = '/usr/lib/postgresql/15/bin';
const account = 'postgres';
const password = 'of-this-measurement';
const eventMs = 5000;
const run = promisify(execFile);

const folder = await mkdtemp(join(tmpdir(), 'outrider-pooler-'));
await chmod(folder, 0o777);
const processes = new Processes();
const address = `postgres://outrider:${password}@127.0.0.1:${databasePort}/outrider`;

async function asRoot(text: string, database = 'outrider'): Promise<pg.QueryResultRow[]> {
  const place = { host: '127.0.0.1', port: databasePort, user: account, database };
  const client = new pg.Client(place);
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

async function startPostgres(): Promise<void> {
  const data = join(folder, 'data');
  const as = [`--reuid=${account}`, '--clear-groups'];
  await run('setpriv', [...as, `${binaries}/initdb`, '-D', data, '-A', 'trust', '-E', 'UTF8']);
  processes.start(
    [`${binaries}/postgres`, '-D', data, '-p', String(databasePort), '-k', folder],
    join(folder, 'postgres.log'),
    account,
  );
  for (let tries = 0; ; tries += 1) {
    const isThere = await asRoot('select 1', 'postgres').catch((error: unknown) => {
      if (tries > 100) throw error;
      return null;
    });
    if (isThere !== null) break;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  await asRoot(`create role outrider login createrole createdb password '${password}'`, 'postgres');
  await asRoot('create database outrider owner outrider', 'postgres');
}

/** Whether whoever listens is told of a change that another one makes. */
async function hearsChange(url: string, token: string): Promise<boolean> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const made = await fetch(`${url}/api/collections`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ name: 'Heard of' }),
  });
  const { id } = (await made.json()) as { id: string };
  const ended = AbortSignal.timeout(eventMs);
  const stream = await fetch(`${url}/api/live?topics=collection:${id}`, { headers, signal: ended });
  let said = '';
  const decoder = new TextDecoder();
  for await (const bytes of stream.body ?? []) {
    const isFirst = said === '';
    said += decoder.decode(bytes as Uint8Array, { stream: true });
    if (isFirst) {
      void fetch(`${url}/api/collections/${id}`, { method: 'DELETE', headers });
    }
    if (said.includes('"kind":"collection.')) return true;
  }
  return false;
}

/** What a change of the audit log through the pool is answered with. */
async function changeOfAuditLog(url: string): Promise<string> {
  const database = await openDatabase({ url, dataFolder: '' }, openLog('error'));
  try {
    return await database.pool.query('delete from audit_entries').then(
      () => 'allowed',
      (error: unknown) => String(error),
    );
  } finally {
    await database.close();
  }
}

const findings: Record<string, string | boolean | number> = {};
try {
  await startPostgres();
  const byTransaction = await startPgbouncer({
    mode: 'transaction',
    port: poolerPort,
    database: address,
  });
  findings['by transaction'] = await openDatabase(
    { url: byTransaction.url, dataFolder: '' },
    openLog('error'),
  ).then(
    () => 'was taken',
    (error: unknown) => String(error),
  );
  await byTransaction.stop();

  const bySession = await startPgbouncer({ mode: 'session', port: poolerPort, database: address });
  const product = await startProduct(port, {
    AUTH_SECRET: randomBytes(32).toString('hex'),
    DATABASE_URL: bySession.url,
    DEMO: 'on',
    LOG_LEVEL: 'info',
  });
  try {
    const token = await product.signIn('owner@skf.example');
    findings['signed in'] = token.length > 0;
    findings['live event heard'] = await hearsChange(product.address, token);
    findings['change of the audit log'] = await changeOfAuditLog(bySession.url);
    const rows = await asRoot(
      `select application_name, count(*)::int from pg_stat_activity where usename = 'outrider' group by 1`,
    );
    for (const row of rows) findings[String(row['application_name'])] = Number(row['count']);
  } finally {
    await product.stop();
    await bySession.stop();
  }
} finally {
  await processes.stop();
  await rm(folder, { recursive: true, force: true });
}
console.log(findings);
const isRight =
  String(findings['by transaction']).includes('pool_mode = session') &&
  findings['signed in'] === true &&
  findings['live event heard'] === true &&
  String(findings['change of the audit log']).includes('permission denied');
process.exitCode = isRight ? 0 : 1;
