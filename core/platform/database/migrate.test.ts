import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { openLog } from '#core/platform/log/log.ts';
import { makeEmptyDatabase } from '#core/tests/empty-database.ts';
import { knownMigrations, migrateDatabase, readMigrations, takeMissingSteps } from './migrate.ts';
import { applicationRole, separateRoles } from './separate-roles.ts';

const log = openLog('silent');
/** As many as an installation may be behind. */
const newest = 8;

test('The newest steps are taken where tables belong to the application’s role, and rows are there', async () => {
  const database = await makeEmptyDatabase();
  onTestFinished(() => database.drop());
  const client = new pg.Client(database.url);
  await client.connect();
  const db = drizzle(client);
  const steps = knownMigrations().map(({ hash, folderMillis }) => ({
    hash,
    writtenAt: folderMillis,
  }));
  await db.transaction((tx) => takeMissingSteps(tx, steps.slice(0, -newest)));
  await separateRoles(client, log);
  const insert = `insert into notify_outbox (channel, payload) values ('planted', '')`;
  await client.query(insert);

  await migrateDatabase({ connectionString: database.url }, false, log);
  expect((await readMigrations(db)).pending).toEqual([]);
  await client.query(`set role ${applicationRole}`);
  await client.query(insert);
  await client.end();
});
