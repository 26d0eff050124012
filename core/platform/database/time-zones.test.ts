import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { expect, onTestFinished, test, vi } from 'vitest';
import { makeEmptyDatabase } from '#core/tests/empty-database.ts';
import { knownMigrations, takeMissingSteps } from './migrate.ts';

test('corporations from before time zones have the zone of the server', async () => {
  const empty = await makeEmptyDatabase();
  const client = new pg.Client(empty.url);
  await client.connect();
  onTestFinished(async () => {
    await client.end();
    await empty.drop();
  });
  const db = drizzle(client);
  const migrations = knownMigrations();
  const step = migrations.findIndex(({ sql }) => sql.join('').includes('outrider.time_zone'));
  expect(step).toBeGreaterThan(0);
  const before = migrations.slice(0, step).map(({ hash, folderMillis: writtenAt }) => {
    return { hash, writtenAt };
  });
  await db.transaction((tx) => takeMissingSteps(tx, before));
  await client.query(
    `insert into corporations (id, slug, name) values (gen_random_uuid(), 'old', 'Old')`,
  );

  const options = new Intl.DateTimeFormat().resolvedOptions();
  const spy = vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions');
  onTestFinished(() => spy.mockRestore());
  spy.mockReturnValue({ ...options, timeZone: 'Asia/Tokyo' });
  await db.transaction((tx) => takeMissingSteps(tx));
  const { rows } = await client.query('select time_zone from corporations');
  expect(rows).toEqual([{ time_zone: 'Asia/Tokyo' }]);
});
