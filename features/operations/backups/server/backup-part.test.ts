import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { day } from '#core/domain/units.ts';
import { makeTemporaryFolder, removeTemporaryFolder } from '#core/tests/temporary-folder.ts';
import { openTestServer } from '#core/tests/test-server.ts';
import { backupPart } from './backup-part.ts';
import { backupRunStore } from './runs.ts';

const { database } = await openTestServer();

async function madeBackup(file: string, isScheduled: boolean): Promise<void> {
  const id = await backupRunStore.begin(database.db, 'backup', file, isScheduled);
  await backupRunStore.end(database.db, id, { bytes: 1, rows: 1, problem: null });
}

/** What a node says whose folder has these backups. */
async function stateWith(...files: string[]) {
  const folder = await makeTemporaryFolder();
  onTestFinished(() => removeTemporaryFolder(folder));
  for (const file of files) await writeFile(join(folder, file), '');
  const backups = { folder, everyMs: day, keep: 14 };
  return backupPart(database.db, { backups, backupPassphrase: null }).check();
}

test('a node that has another folder than the one that made the last backup says so', async () => {
  const file = 'outrider-20261130T030000Z.tar.zst';
  await madeBackup(file, true);
  expect(await stateWith(file)).toMatchObject({ state: 'ok' });
  for (const others of [[], ['outrider-20261129T030000Z.tar.zst']]) {
    expect(await stateWith(...others)).toEqual({
      state: 'attention',
      message: 'Last backup today, not in BACKUP_DIR of this node: all nodes need the same folder.',
    });
  }
  // Of a command: it lies where its operator said.
  await madeBackup('/root/before the update', false);
  expect(await stateWith()).toMatchObject({ state: 'ok' });
});
