import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { DatabaseClient } from '#core/platform/database/client.ts';
import { messageOf } from '#core/domain/message-of.ts';
import { fileStoreOf } from '#core/server/files.ts';
import type { Settings } from '#core/server/settings.ts';
import { chainHead } from '#features/operations/audit-log/server/shared/chain-head.ts';
import { verifyRestored } from '#features/operations/audit-log/server/shared/verify-live.ts';
import { restoreBackup } from './restore-backup.ts';
import { withSideDatabase } from './side-database.ts';
import { writeBackup } from './write-backup.ts';

/** What the thread is to do. */
export interface BackupTask {
  readonly kind: 'backup' | 'drill';
  readonly path: string;
  readonly connection: pg.ClientConfig;
  readonly settings: Settings;
}

/** How it ended. */
export interface BackupOutcome {
  readonly bytes: number | null;
  readonly rows: number | null;
  readonly problem: string | null;
}

const rowsIn = (tables: readonly { readonly rows: number }[]): number =>
  tables.reduce((sum, { rows }) => sum + rows, 0);

/** The database and files of an installation, as a backup takes them. */
export const backupSourceOf = (connection: pg.ClientConfig, settings: Settings) => ({
  connection,
  files: fileStoreOf(settings),
  secret: settings.authSecret,
  auditHead: (client: pg.ClientBase) => chainHead(drizzle(client as pg.Client)),
});

/** The restored audit log is as it was written, up to the entry that the backup names. */
async function verifyAuditLog(
  connection: pg.ClientConfig,
  head: Parameters<typeof verifyRestored>[1],
): Promise<void> {
  const client = new DatabaseClient(connection);
  await client.connect();
  try {
    await verifyRestored(drizzle(client), head);
  } finally {
    await client.end();
  }
}

/**
 * Restores a backup beside the real database, reads it all again, verifies its audit log, and throws it
 * away.
 */
export const drillBackup = (
  path: string,
  connection: pg.ClientConfig,
  passphrase: () => Promise<string>,
) =>
  withSideDatabase(connection, async (side) => {
    const restored = await restoreBackup(path, passphrase, {
      connection: side,
      place: 'The database of the drill',
      files: null,
      rereads: true,
    });
    await verifyAuditLog(side, restored.manifest.auditHead);
    return restored;
  });

/** Runs a task to its end, which may be a failure. */
export async function runBackupTask(task: BackupTask): Promise<BackupOutcome> {
  const { kind, path, connection, settings } = task;
  const passphrase = settings.backupPassphrase;
  try {
    if (kind === 'drill') {
      const restored = await drillBackup(path, connection, async () => passphrase ?? '');
      return { bytes: null, rows: rowsIn(restored.manifest.tables), problem: null };
    }
    const source = backupSourceOf(connection, settings);
    const { bytes, rows } = await writeBackup(source, { path, passphrase });
    return { bytes, rows, problem: null };
  } catch (error) {
    return { bytes: null, rows: null, problem: messageOf(error) };
  }
}
