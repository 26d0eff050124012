import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { knownMigrations, takeMissingSteps } from '#core/platform/database/migrate.ts';
import { makeEmptyDatabase } from '#core/tests/empty-database.ts';

test('uploads from before are named in the store, and files of the command line keep their paths', async () => {
  const empty = await makeEmptyDatabase();
  const client = new pg.Client(empty.url);
  await client.connect();
  onTestFinished(async () => {
    await client.end();
    await empty.drop();
  });
  const db = drizzle(client);
  const migrations = knownMigrations();
  const step = migrations.findIndex(({ sql }) => sql.join('').includes('"file_path" LIKE'));
  expect(step).toBeGreaterThan(0);
  const before = migrations
    .slice(0, step)
    .map(({ hash, folderMillis: writtenAt }) => ({ hash, writtenAt }));
  await db.transaction((tx) => takeMissingSteps(tx, before));
  const [upload, own, removed] = [1, 2, 3].map(
    (nth) => `019a0000-0000-7000-8000-00000000000${nth}`,
  );
  const paths = [
    [upload, `/srv/out rider/data/imports/01/${upload}`],
    [own, '/home/eva/imports/companies.csv'],
    [removed, null],
  ];
  for (const row of paths) {
    await client.query(
      `insert into imports (id, "of", kind, source, file_name, file_path, file_bytes, state)
        values ($1, 'companies', 'startup', 'S', 'a.csv', $2, 1, 'draft')`,
      row,
    );
  }
  await db.transaction((tx) => takeMissingSteps(tx));
  const { rows } = await client.query({
    text: 'select id, file_path from imports order by id',
    rowMode: 'array',
  });
  expect(rows).toEqual([[upload, upload], paths[1], paths[2]]);
});
