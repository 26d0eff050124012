import { randomBytes, randomUUID } from 'node:crypto';
import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import pg from 'pg';
import { expect, inject, onTestFinished, test, vi } from 'vitest';
import { makeEmptyDatabase } from '#core/tests/empty-database.ts';
import { makeTemporaryFolder, removeTemporaryFolder } from '#core/tests/temporary-folder.ts';
import { rotateTests } from '#core/tests/rotate-tests.ts';
import { openTestServer } from '#core/tests/test-server.ts';
import { waitUntil } from '#core/tests/wait-until.ts';
import { openFileStore } from '#core/platform/files/open-file-store.ts';
import { backupStatus } from './shared/backup-status.ts';
import { noReceiver, openBackup } from './read-backup.ts';
import { restoreBackup } from './restore-backup.ts';
import { isBackupDue, isDrillDue, runDueBackups } from './schedule.ts';
import { backupSourceOf, drillBackup } from './tasks.ts';
import { writeBackup } from './write-backup.ts';

rotateTests();
const server = await openTestServer({ demonstration: true });
const { database, settings, files } = server;
const passphrase = 'a phrase of these tests';
const prompt = async () => passphrase;

async function folder(): Promise<string> {
  const made = await makeTemporaryFolder();
  onTestFinished(() => removeTemporaryFolder(made));
  return made;
}

/** The address of a database without tables. */
async function emptyDatabase(): Promise<string> {
  const { url, drop } = await makeEmptyDatabase();
  onTestFinished(drop);
  return url;
}

/** A person's own file, with these bytes. */
async function addFile(bytes: Buffer): Promise<string> {
  const id = randomUUID();
  const { size, sha256 } = await files.put(id, Readable.from([bytes]), 1e9);
  await database.pool.query(
    `insert into files (id, name, content_type, size, sha256, download_token, owner_id)
      select $1::text::uuid, $1, 'text/plain', $2, $3, $1, id from users limit 1`,
    [id, size, sha256],
  );
  return id;
}

const source = () => backupSourceOf(database.ownerConnection, settings);
const write = (path: string, key: string | null = passphrase) =>
  writeBackup(source(), { path, passphrase: key, isFast: true });

/** People who write until told to stop: each write takes a unit from one place to another. */
function keepWriting() {
  let isOver = false;
  let count = 0;
  const run = async (nth: number) => {
    const client = new pg.Client(database.connection);
    await client.connect();
    while (!isOver) {
      const amount = (count % 7) + 1;
      await client.query('begin');
      await client.query('insert into moved values ($1, $2)', [nth, amount]);
      await client.query('insert into moved_back values ($1, $2)', [nth, -amount]);
      await client.query('commit');
      count += 1;
    }
    await client.end();
  };
  const running = [0, 1, 2, 3].map(run);
  return {
    count: () => count,
    stop: async () => {
      isOver = true;
      await Promise.all(running);
    },
  };
}

test('what people wrote is restored elsewhere, as of one moment, with files, secret and sequences', async () => {
  await database.pool.query('create table moved (nth int, amount int)');
  await database.pool.query('create table moved_back (nth int, amount int)');
  const path = join(await folder(), 'backup');
  const large = randomBytes(3_000_000);
  const [one, two] = [await addFile(large), await addFile(Buffer.alloc(0))];
  const writers = keepWriting();
  await waitUntil(() => writers.count() > 10);
  const result = await write(path);
  await writers.stop();

  const url = await emptyDatabase();
  const store = openFileStore(await folder());
  let secret = '';
  // The tables of this test are in no step of the schema.
  await database.pool.query('drop table moved, moved_back');
  const again = join(await folder(), 'again');
  await write(again);
  const restored = await restoreBackup(again, prompt, {
    connection: { connectionString: url },
    place: 'It',
    files: store,
    rereads: true,
    secret: async (value) => void (secret = value),
  });
  expect(secret).toBe(settings.authSecret);
  expect(restored.manifest.tables.length).toBeGreaterThan(60);
  const bytes: Buffer[] = [];
  for await (const part of (await store.get(one)) ?? []) bytes.push(part as Buffer);
  expect(Buffer.concat(bytes).equals(large)).toBe(true);
  const empty = await store.get(two);
  expect(empty).not.toBeNull();
  empty?.destroy();

  // A write is in both tables or in none.
  const sums = result.manifest.tables.filter(({ name }) => name.startsWith('public.moved'));
  expect(sums[0]?.rows).toBeGreaterThan(0);
  expect(sums[0]?.rows).toBe(sums[1]?.rows);

  const client = new pg.Client({ connectionString: url });
  await client.connect();
  onTestFinished(() => client.end());
  const { rows } = await client.query(
    'select count(*)::int as n, count(distinct conname)::int as keys from pg_constraint where contype = $1',
    ['f'],
  );
  const { rows: here } = await database.pool.query(
    'select count(*)::int as n, count(distinct conname)::int as keys from pg_constraint where contype = $1 ' +
      "and connamespace = 'public'::regnamespace",
    ['f'],
  );
  expect(rows).toEqual(here);
  // Sequences go on after the last number, and triggers work again.
  const company = await client.query(
    'update companies set one_liner = one_liner || $1 returning id',
    ['.'],
  );
  const { rows: counts } = await client.query(
    'select count(distinct company_id)::int as n from search_outbox',
  );
  expect(counts[0]?.n).toBe(company.rowCount);
});

test('a backup that was cut off is refused by the name of what is missing', async () => {
  const place = await folder();
  const path = join(place, 'whole');
  await addFile(randomBytes(400_000));
  const { manifest } = await write(path, null);
  const whole = await readFile(path);
  const cut = join(place, 'cut');
  const read = async () => (await openBackup(cut, prompt)).read(noReceiver);
  for (let nth = 0; nth < 20; nth += 1) {
    const length = Math.floor(((nth + Math.random()) / 20) * (whole.length - 5));
    await writeFile(cut, whole.subarray(0, length));
    await expect(read()).rejects.toThrow(
      /^cut is not complete: it ends in .+\. Missing from there on: (?:everything|.*the manifest)\.$/u,
    );
  }
  // Within the file, which comes after all tables.
  await writeFile(cut, whole.subarray(0, whole.length - 200_000));
  await expect(read()).rejects.toThrow(
    /ends in the file [\da-f-]{36}\. Missing from there on: files and the manifest\.$/u,
  );
  expect(manifest.files.count).toBeGreaterThan(0);
});

test('another passphrase, other files and what is no backup are refused with a sentence', async () => {
  const place = await folder();
  const path = join(place, 'backup');
  await write(path);
  await expect(openBackup(path, async () => 'another phrase')).rejects.toThrow(
    'The passphrase does not fit backup.',
  );
  await writeFile(join(place, 'other'), '{}');
  await expect(openBackup(join(place, 'other'), prompt)).rejects.toThrow(
    'other is not a backup of Outrider.',
  );
  await expect(openBackup(join(place, 'none'), prompt)).rejects.toThrow('There is no file none.');
  const bytes = await readFile(path);
  const at = Math.floor(bytes.length / 2);
  bytes[at] = (bytes[at] ?? 0) ^ 1;
  await writeFile(path, bytes);
  const damaged = async () => (await openBackup(path, prompt)).read(noReceiver);
  await expect(damaged()).rejects.toThrow(
    /^backup was damaged or changed, in the (?:table|file) [\w-]+\.$/u,
  );
});

test('a place that is not empty is refused, and a failed restore leaves it empty', async () => {
  const place = await folder();
  const path = join(place, 'backup');
  await write(path);
  const into = (url: string, file = path) =>
    restoreBackup(file, prompt, {
      connection: { connectionString: url },
      place: 'The database x',
      files: null,
    });
  const countUsers = async () =>
    (await database.pool.query('select count(*)::int as n from users')).rows;
  const before = await countUsers();
  await expect(into(settings.databaseUrl ?? '')).rejects.toThrow('The database x is not empty.');
  expect(await countUsers()).toEqual(before);

  const url = await emptyDatabase();
  const cut = join(place, 'cut');
  const whole = await readFile(path);
  await writeFile(cut, whole.subarray(0, Math.floor(whole.length * 0.9)));
  await expect(into(url, cut)).rejects.toThrow('cut is not complete');
  await into(url);
});

test('a file that the store lost is named, and the rest is there', async () => {
  const id = await addFile(Buffer.from('lost'));
  const other = await addFile(Buffer.from('as it was'));
  await files.remove(id);
  await files.put(other, Readable.from([Buffer.from('now longer than it was')]), 1e9);
  const path = join(await folder(), 'backup');
  const { manifest } = await write(path);
  expect(manifest.files).toMatchObject({ missing: [id], changed: [other] });
  const read = await (await openBackup(path, prompt)).read(noReceiver);
  expect(read).toEqual(manifest);
  await database.pool.query('delete from files where id = any($1)', [[id, other]]);
});

test('backups are made and drilled by themselves, and old ones go', async () => {
  const place = await folder();
  const backups = { folder: place, everyMs: 1000, keep: 1 };
  // Tests connect as the application's role, which may not create databases.
  const owner = new URL(inject('databaseServer'));
  owner.pathname = new URL(settings.databaseUrl ?? '').pathname;
  const parts = {
    database: { ...database, ownerConnection: { connectionString: owner.href } },
    settings: { ...settings, backupPassphrase: passphrase },
    log: server.app.log as never,
  };
  const signal = new AbortController().signal;
  await writeFile(join(place, 'notes.txt'), 'not ours');
  const made = async () => (await readdir(place)).filter((name) => name.endsWith('.age'));
  await runDueBackups(parts, backups, signal);
  const first = await made();
  expect(first).toHaveLength(1);
  await database.pool.query(`update backup_runs set started_at = started_at - interval '2 hours'`);
  // Their names are of different seconds.
  vi.setSystemTime(Date.now() + 60_000);
  onTestFinished(() => void vi.useRealTimers());
  await runDueBackups(parts, backups, signal);
  const second = await made();
  expect(second).toHaveLength(1);
  expect(second).not.toEqual(first);
  expect(await readdir(place)).toContain('notes.txt');
  const status = await backupStatus(database.db, { backups, backupPassphrase: passphrase });
  expect(status).toMatchObject({
    isScheduled: true,
    isEncrypted: true,
    lastBackup: { problem: null },
    lastDrill: { problem: null },
  });
  expect(status.lastDrill?.rows).toBeGreaterThan(1000);
  const left = await database.pool.query(
    `select from pg_database where datname like 'outrider_drill%'`,
  );
  expect(left.rowCount).toBe(0);
});

test('a drill finds an audit log that was tampered with', async () => {
  const address = new URL(inject('databaseServer'));
  address.pathname = new URL(settings.databaseUrl ?? '').pathname;
  const owner = { connectionString: address.href };
  const root = new pg.Client(owner);
  await root.connect();
  onTestFinished(() => root.end());
  const tamper = (from: string, to: string) =>
    root.query(
      `update audit_entries set kind = $2 where id = (select entry_id from audit_chain where kind = $1
      order by sequence limit 1)`,
      [from, to],
    );
  const firstOfChain = () =>
    root.query<{ kind: string }>('select kind from audit_chain order by sequence limit 1');
  await waitUntil(async () => (await firstOfChain()).rows.length > 0);
  const kind = (await firstOfChain()).rows[0]?.kind ?? '';
  await root.query('set session_replication_role = replica');
  const path = join(await folder(), 'backup');
  await tamper(kind, 'nothing.happened');
  await write(path);
  await tamper(kind, kind);
  await expect(drillBackup(path, owner, prompt)).rejects.toThrow(/not sound from entry 1 on/u);
  const sound = join(await folder(), 'backup');
  await write(sound);
  await drillBackup(sound, owner, prompt);
});

test('what is due', () => {
  const now = new Date('2026-11-23T12:00:00Z');
  const run = (hoursAgo: number, problem: string | null = null) => {
    const startedAt = new Date(now.getTime() - hoursAgo * 3_600_000).toISOString();
    const rest = {
      id: '',
      kind: 'backup' as const,
      isScheduled: true,
      file: '',
      bytes: 1,
      rows: 1,
    };
    return { ...rest, startedAt, endedAt: startedAt, problem };
  };
  const day = 24 * 3_600_000;
  expect(isBackupDue(null, day, now)).toBe(true);
  expect(isBackupDue(run(23), day, now)).toBe(false);
  expect(isBackupDue(run(24), day, now)).toBe(true);
  expect(isBackupDue(run(0.5, 'The disk is full.'), day, now)).toBe(false);
  expect(isBackupDue(run(2, 'The disk is full.'), day, now)).toBe(true);
  expect(isBackupDue({ ...run(2), endedAt: null }, day, now)).toBe(true);
  expect(isDrillDue(null, now)).toBe(true);
  expect(isDrillDue(run(0), now)).toBe(false);
  expect(isDrillDue(run(30), now)).toBe(true);
});
