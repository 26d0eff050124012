import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { newId } from '#core/server/tables/columns.ts';
import { commandLine } from '#core/tests/entries.ts';
import { makeEmptyDatabase } from '#core/tests/empty-database.ts';
import { makeTemporaryFolder, removeTemporaryFolder } from '#core/tests/temporary-folder.ts';
import { rotateFile } from '#core/tests/rotate-tests.ts';
import { openTestServer } from '#core/tests/test-server.ts';
import { openFileStore } from '#core/platform/files/open-file-store.ts';
import { writeBackup } from '#features/operations/backups/server/write-backup.ts';
import { noReceiver, openBackup } from '#features/operations/backups/server/read-backup.ts';

rotateFile();
const server = await openTestServer({ demonstration: true });
const { settings, database } = server;
const passphrase = 'a phrase of these tests';
const parent = await makeTemporaryFolder();
afterAll(() => removeTemporaryFolder(parent));
const at = (name: string) => join(parent, name);

/** The command line; how it ended, and what it said. */
function outrider(parameters: readonly string[], environment: Readonly<Record<string, string>>) {
  const env = { PATH: process.env['PATH'] ?? '', ...environment };
  return new Promise<{ code: number; said: string }>((resolve) => {
    const child = execFile(
      process.execPath,
      [commandLine, ...parameters],
      { env },
      (error, stdout, stderr) =>
        resolve({ code: error ? 1 : 0, said: `${stdout}${stderr}`.trim() }),
    );
    child.stdin?.end();
  });
}

/** The sums of a backup's tables, but for what remembers backups and restores themselves. */
async function sumsOf(path: string) {
  const backup = await openBackup(path, async () => passphrase);
  const { tables, files } = await backup.read(noReceiver);
  // The audit log forgets numbers of transactions, which another server uses anew.
  const besides = /^public\.(?:backup_runs|search_rebuilds|audit_(?:entries|changes|chain))$/u;
  return { tables: tables.filter(({ name }) => !besides.test(name)), files };
}

// Each goes on from the one before.
describe('a backup moves everything', () => {
  const encrypted = { BACKUP_PASSPHRASE: passphrase };
  const external = {
    DATABASE_URL: settings.databaseUrl ?? '',
    AUTH_SECRET: settings.authSecret,
    DATA_DIR: settings.dataFolder,
  };
  const embedded = { DATA_DIR: at('data'), ...encrypted };

  beforeAll(async () => {
    const id = newId();
    const { size, sha256 } = await server.files.put(id, Readable.from([randomBytes(5000)]), 9000);
    await database.pool.query(
      `insert into files (id, name, content_type, size, sha256, download_token)
        values ($1::text::uuid, $1, 'text/plain', $2, $3, $1)`,
      [id, size, sha256],
    );
  });

  test('out of a PostgreSQL of one’s own, encrypted', async () => {
    const open = await outrider(['backup', at('one')], external);
    expect(open).toMatchObject({ code: 1, said: expect.stringContaining('or say --plain') });
    const one = await outrider(['backup', at('one'), '--fast'], { ...external, ...encrypted });
    expect(one).toMatchObject({
      code: 0,
      said: expect.stringMatching(/rows of \d+ tables and \d+ files?/u),
    });
    expect((await stat(at('one'))).mode % 0o1000).toBe(0o600);
    const verified = await outrider(['backup', '--verify', at('one')], encrypted);
    expect(verified).toMatchObject({ code: 0, said: expect.stringContaining('is whole: ') });
  });

  test('to the embedded one, and out of it', async () => {
    expect(await outrider(['restore', at('one')], embedded)).toMatchObject({ code: 0 });
    // The secret came along, so everybody signs in there as here.
    expect(await readFile(join(at('data'), 'auth-secret'), 'utf8')).toBe(settings.authSecret);
    expect(await outrider(['backup', at('two'), '--fast'], embedded)).toMatchObject({ code: 0 });
  });

  test('and back', async () => {
    const { url, drop } = await makeEmptyDatabase();
    onTestFinished(drop);
    const other = { ...external, ...encrypted, DATABASE_URL: url, DATA_DIR: at('other') };
    expect(await outrider(['restore', at('two')], other)).toMatchObject({ code: 0 });
    const restored = {
      connection: { connectionString: url },
      secret: null,
      files: openFileStore(join(at('other'), 'files')),
    };
    await writeBackup(restored, { path: at('three'), passphrase: null, isFast: true });
    const first = await sumsOf(at('one'));
    expect(first.tables.length).toBeGreaterThan(60);
    expect(await sumsOf(at('three'))).toEqual(first);
  });
});
