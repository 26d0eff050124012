import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import { endpointsOf } from '#core/domain/contract.ts';
import {
  appliedMigrations,
  knownMigrations,
  migrateDatabase,
} from '#core/platform/database/migrate.ts';
import { openLog } from '#core/platform/log/log.ts';
import { openTestDatabase } from '#core/tests/test-database.ts';
import { openTestServer } from '#core/tests/test-server.ts';
import { makeEmptyDatabase } from '#core/tests/empty-database.ts';
import { drawPart } from '#core/tests/rotation.ts';
import * as contract from '#app/features.domain.ts';
import { restoreBackup } from './restore-backup.ts';

/** Databases as former versions left them, with their demonstration data and fewer companies. */
const folder = join(import.meta.dirname, '../../../../core/tests/schemas');
const dumps = readdirSync(folder).filter((name) => name.endsWith('.tar.zst'));
const noPassphrase = () => Promise.reject(new Error('It is not encrypted.'));

const fresh = await openTestDatabase();

/** All that a schema consists of, as lines. */
async function schemaOf(client: Pick<pg.Client, 'query'>): Promise<string[]> {
  const { rows } = await client.query<{ line: string }>(`
    select 'column ' || table_name || '.' || column_name || ' ' || data_type || ' ' || is_nullable ||
      ' ' || coalesce(column_default, '') || coalesce(generation_expression, '') as line
      from information_schema.columns where table_schema = 'public'
    union all select 'index ' || indexdef from pg_indexes where schemaname = 'public'
    union all select 'constraint ' || conrelid::regclass || ' ' || conname || ' ' ||
      pg_get_constraintdef(oid) from pg_constraint where connamespace = 'public'::regnamespace
    union all select 'trigger ' || pg_get_triggerdef(oid) || ' ' || tgenabled::text from pg_trigger
      where not tgisinternal
    union all select 'function ' || pg_get_functiondef(oid) from pg_proc
      where pronamespace = 'public'::regnamespace and prokind = 'f'
    order by line`);
  return rows.map(({ line }) => line);
}

/** Lists that are whole in one answer, with a table whose rows they show. */
const readable = endpointsOf(contract).filter(
  ({ name, endpoint }) =>
    endpoint.method === 'GET' && !endpoint.path.includes('{') && !name.startsWith('live.'),
);

describe.each(drawPart(dumps))('the schema of %s', async (name) => {
  const database = await makeEmptyDatabase();
  const { manifest, contents } = await restoreBackup(join(folder, name), noPassphrase, {
    connection: { connectionString: database.url },
    place: 'It',
    files: null,
  });
  afterAll(() => database.drop());
  const server = await openTestServer({ environment: { DATABASE_URL: database.url } });

  test('becomes that of an empty database of this version', async () => {
    expect(contents.migrations.length).toBeLessThan(knownMigrations().length);
    expect(await schemaOf(server.database.pool as never)).toEqual(
      await schemaOf(fresh.pool as never),
    );
    expect(await appliedMigrations(server.database.db)).toHaveLength(knownMigrations().length);
  });

  test('keeps its rows, which every list of the product can read', async () => {
    for (const table of [
      'users',
      'opportunities',
      'submissions',
      'companies',
      'collections',
      'comments',
    ]) {
      const { rows } = await server.database.pool.query(`select count(*)::int as n from ${table}`);
      const before = manifest.tables.find((one) => one.name === `public.${table}`);
      expect([table, rows[0]?.n]).toEqual([table, before?.rows]);
      expect(rows[0]?.n).toBeGreaterThan(0);
    }
    const person = await server.signIn('superuser@outrider.example');
    let read = 0;
    for (const { name: endpointName, endpoint } of readable) {
      const { status, text } = await person.send('GET', endpoint.path);
      expect([endpointName, status, status < 500 || text]).toEqual([endpointName, status, true]);
      if (status === 200) read += 1;
    }
    expect(read).toBeGreaterThan(15);
  });

  test('keys its answers by the ids of the questions', async () => {
    const { rows } = await server.database.pool.query<{ id: string | null; asked: string | null }>(`
      select answer ->> 'questionId' as id, (select question ->> 'id'
        from jsonb_array_elements(c.ignite_config -> 'questions') question
        where question ->> 'text' = answer ->> 'question') as asked
      from submissions s join opportunities o on o.id = s.opportunity_id
        join corporations c on c.id = o.corporation_id, jsonb_array_elements(s.answers) answer`);
    expect(rows.filter(({ asked }) => asked !== null).length).toBeGreaterThan(0);
    expect(rows.filter(({ id, asked }) => id !== asked)).toEqual([]);
  });
});

test('a newer schema is refused, and left as it is', async () => {
  const database = await makeEmptyDatabase();
  onTestFinished(() => database.drop());
  const connection = { connectionString: database.url };
  await migrateDatabase(connection, false, openLog('silent'));
  const client = new pg.Client(connection);
  await client.connect();
  onTestFinished(() => client.end());
  await client.query(
    `insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', 1893456000000)`,
  );
  const before = await appliedMigrations(drizzle(client));
  await expect(migrateDatabase(connection, false, openLog('silent'))).rejects.toThrow(
    'This database has a newer schema than this version of Outrider knows (a change of 2030-01-01). ' +
      'Start the version that it was last used with, or a newer one. Nothing was changed.',
  );
  expect(await appliedMigrations(drizzle(client))).toEqual(before);
});

test('a step that was merged with an older date is taken', async () => {
  const database = await makeEmptyDatabase();
  onTestFinished(() => database.drop());
  const connection = { connectionString: database.url };
  await migrateDatabase(connection, false, openLog('silent'));
  const client = new pg.Client(connection);
  await client.connect();
  onTestFinished(() => client.end());
  const step = knownMigrations().find(({ sql }) => sql.join('').includes('backup_runs'));
  await client.query('drop table backup_runs');
  await client.query('delete from drizzle.__drizzle_migrations where hash = $1', [step?.hash]);
  await client.query('update drizzle.__drizzle_migrations set created_at = $1 where id = 1', [
    String((step?.folderMillis ?? 0) + 1),
  ]);
  await migrateDatabase(connection, false, openLog('silent'));
  expect((await client.query('select from backup_runs')).rowCount).toBe(0);
});
