import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { expect, onTestFinished } from 'vitest';
import { knownMigrations, takeMissingSteps } from '#core/platform/database/migrate.ts';
import { makeEmptyDatabase } from './empty-database.ts';

/**
 * A database of the version before the first migration that has this text, until the test ends.
 * `migrate` brings it up to date.
 */
export async function openFormerDatabase(textOfStep: string) {
  const empty = await makeEmptyDatabase();
  const client = new pg.Client(empty.url);
  await client.connect();
  onTestFinished(async () => {
    await client.end();
    await empty.drop();
  });
  const db = drizzle(client);
  const migrations = knownMigrations();
  const step = migrations.findIndex(({ sql }) => sql.join('').includes(textOfStep));
  expect(step).toBeGreaterThan(0);
  const former = migrations
    .slice(0, step)
    .map(({ hash, folderMillis: writtenAt }) => ({ hash, writtenAt }));
  await db.transaction((tx) => takeMissingSteps(tx, former));
  return { client, migrate: () => db.transaction((tx) => takeMissingSteps(tx)) };
}
