import pg from 'pg';
import { onTestFinished } from 'vitest';
import { openFileStore } from '#core/platform/files/open-file-store.ts';
import { migrateDatabase } from '#core/platform/database/migrate.ts';
import { openLog } from '#core/platform/log/log.ts';
import { makeEmptyDatabase } from '#core/tests/empty-database.ts';
import { temporaryFolder } from './corporation-archive.ts';

/** The schema and no rows, with what an import needs; until the test ends. */
export async function emptyInstallation() {
  const { url, drop } = await makeEmptyDatabase();
  onTestFinished(drop);
  const connection = { connectionString: url };
  await migrateDatabase(connection, false, openLog('silent'));
  const client = new pg.Client(connection);
  await client.connect();
  onTestFinished(() => client.end());
  return { client, parts: { connection, files: openFileStore(await temporaryFolder()) } };
}
