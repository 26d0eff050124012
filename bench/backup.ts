import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, promises } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { Refused } from '#core/platform/http/refused.ts';
import { openFileStore } from '#core/platform/files/open-file-store.ts';
import { unfinishedPath } from '#core/platform/archive/write-archive.ts';
import { newId } from '#core/server/tables/columns.ts';
import { noReceiver, openBackup } from '#features/operations/backups/server/read-backup.ts';
import { drillBackup } from '#features/operations/backups/server/tasks.ts';
import { commandLine } from '#core/tests/entries.ts';
import { percentilesOf } from '#bench/support/latency.ts';
import { watchMemory } from '#bench/support/memory.ts';
import { openOwnDatabase } from '#bench/support/own-database.ts';

/**
 * A backup while 500 writes a second go on: what it costs them and in memory, whether what it holds is
 * one moment and is restored as it was, and what is said of one that was killed.
 */

const rowsBefore = Number(process.argv[2] ?? 600_000);
const filesBefore = Number(process.argv[3] ?? 300);
const writesPerSecond = 500;
const connections = 16;
const kills = Number(process.argv[4] ?? 20);
/** Backups, each after as many seconds without one: what else the machine does meets both. */
const rounds = 4;
const baselineSeconds = 10;
const goals = { p99: 2, megabytes: 300 };
const fileBytes = 1024 * 1024;

const database = await openOwnDatabase();
const { pool, ownerConnection: connection } = database;
const place = await promises.mkdtemp(join(tmpdir(), 'outrider-bench-'));
const passphrase = 'a phrase of this measurement';

await pool.query(
  `
  insert into audit_entries (id, kind, subject, subject_id, details)
  select gen_random_uuid(), 'vote.cast', 'submission', gen_random_uuid()::text,
    jsonb_build_object('nth', nth, 'text', repeat(md5(nth::text), 8))
  from generate_series(1, $1) nth`,
  [rowsBefore],
);
const store = openFileStore(join(place, 'files'));
for (let nth = 0; nth < filesBefore; nth += 1) {
  const id = newId();
  const { size, sha256 } = await store.put(id, Readable.from([randomBytes(fileBytes)]), fileBytes);
  await pool.query(
    `insert into files (id, name, content_type, size, sha256, download_token)
      values ($1::text::uuid, $1, 'application/pdf', $2, $3, $1)`,
    [id, size, sha256],
  );
}

/**
 * Writes at a steady rate, a row into each of two tables, each timed from when it was due, until stopped.
 */
async function keepWriting() {
  const taken: number[] = [];
  let isOver = false;
  const clients = Array.from({ length: connections }, () => new pg.Client(connection));
  await Promise.all(clients.map((client) => client.connect()));
  const startedAt = performance.now();
  let nth = 0;
  const run = async (client: pg.Client): Promise<void> => {
    while (!isOver) {
      const due = startedAt + (1000 * nth) / writesPerSecond;
      nth += 1;
      const early = due - performance.now();
      if (early > 0) await wait(early);
      const key = newId();
      await client.query('begin');
      await client.query(
        `insert into idempotency_keys (auth_id, key, fingerprint) values ($1, $1, 'bench')`,
        [key],
      );
      await client.query(
        `insert into audit_entries (id, kind, subject, subject_id, details)
          values (gen_random_uuid(), 'vote.cast', 'bench', $1, '{"value": "up"}')`,
        [key],
      );
      await client.query('commit');
      taken.push(performance.now() - due);
    }
    await client.end();
  };
  const running = clients.map(run);
  return {
    /** In milliseconds, one for each write. */
    async stop(): Promise<readonly number[]> {
      isOver = true;
      await Promise.all(running);
      return taken;
    },
  };
}

const host = encodeURIComponent(connection.host ?? '');
const environment = {
  PATH: process.env.PATH,
  DATABASE_URL: `postgres://${connection.user}@${host}:${connection.port}/${connection.database}`,
  AUTH_SECRET: 'a secret that only this measurement uses',
  DATA_DIR: place,
  BACKUP_PASSPHRASE: passphrase,
};

function startBackup(path: string) {
  const child = spawn(process.execPath, [commandLine, 'backup', path], {
    env: environment,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  return { child, ended };
}

async function backUp(path: string) {
  const startedAt = performance.now();
  const { child, ended } = startBackup(path);
  const memory = watchMemory(child.pid ?? 0);
  const code = await ended;
  if (code !== 0) throw new Error('The backup failed.');
  return { megabytes: await memory.stop(), seconds: (performance.now() - startedAt) / 1000 };
}

const problems: string[] = [];

const without: number[] = [];
const beside: number[] = [];
const path = join(place, 'backup');
let megabytes = 0;
let seconds = 0;
for (let nth = 0; nth < rounds; nth += 1) {
  await promises.rm(path, { force: true });
  const before = await keepWriting();
  await wait(1000 * baselineSeconds);
  without.push(...(await before.stop()));
  const during = await keepWriting();
  const one = await backUp(path);
  beside.push(...(await during.stop()));
  megabytes = Math.max(megabytes, one.megabytes ?? 0);
  seconds += one.seconds;
}

const restored = await drillBackup(path, connection, async () => passphrase);
const rowsOf = (table: string) =>
  restored.manifest.tables.find(({ name }) => name === table)?.rows ?? 0;
const rowCount = rowsOf('public.audit_entries') - rowsBefore;
if (rowCount !== rowsOf('public.idempotency_keys')) {
  problems.push('The backup holds a half of a write.');
}
if (restored.manifest.files.count !== filesBefore) problems.push('The backup lacks files.');

/** Kills a backup at a random moment after its file was begun; returns what is said of the rest. */
async function killOne(nth: number): Promise<string> {
  const cut = join(place, `cut-${nth}`);
  const { child, ended } = startBackup(cut);
  const unfinished = unfinishedPath(cut);
  while (!existsSync(unfinished)) await wait(5);
  // The first two seconds are the start of the command.
  await wait(Math.random() * Math.max(200, 1000 * (seconds / rounds - 2)));
  child.kill('SIGKILL');
  await ended;
  if (existsSync(cut)) {
    await promises.rm(cut);
    return killOne(nth);
  }
  const said = await openBackup(unfinished, async () => passphrase)
    .then((backup) => backup.read(noReceiver))
    .then(
      () => 'whole',
      (error: unknown) => (error instanceof Refused ? error.message : `fault: ${String(error)}`),
    );
  await promises.rm(unfinished);
  return said;
}

const killed = await keepWriting();
const said: string[] = [];
for (let nth = 0; nth < kills; nth += 1) said.push(await killOne(nth));
await killed.stop();
const named = said.filter((sentence) =>
  /is not complete: it ends in .*Missing from there on: /u.test(sentence),
);
for (const sentence of said) console.log(`  ${sentence}`);
if (named.length < kills) problems.push(`${kills - named.length} killed ones are not named.`);

await database.close();
await promises.rm(place, { recursive: true, force: true });

const table = {
  'without a backup': {
    ...percentilesOf(without),
    'writes a second': Math.round(without.length / (rounds * baselineSeconds)),
  },
  'during a backup': {
    ...percentilesOf(beside),
    'writes a second': Math.round(beside.length / seconds),
  },
};
console.table(table);
const ratio =
  Math.round((100 * table['during a backup'].p99Ms) / table['without a backup'].p99Ms) / 100;
console.log(
  `${rowsBefore + rowCount} rows, ${filesBefore} MB of files, ${rowCount} rows of them written ` +
    `meanwhile: ${(seconds / rounds).toFixed(1)} s, ${megabytes} MB of memory, p99 ${ratio} times.`,
);
if (ratio > goals.p99) problems.push(`p99 is ${ratio} times what it was.`);
if (megabytes > goals.megabytes) problems.push(`It takes ${megabytes} MB of memory.`);
for (const problem of problems) console.log(problem);
console.log(
  `Goal: equal counts and checksums, ${kills} killed ones refused by name, p99 at most ${goals.p99} ` +
    `times, ${goals.megabytes} MB: ${problems.length === 0 ? 'met' : 'NOT met'}.`,
);
process.exitCode = problems.length === 0 ? 0 : 1;
