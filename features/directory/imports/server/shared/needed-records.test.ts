import { sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import { afterEach, expect, test } from 'vitest';
import {
  openImportRunner,
  writeTestFile,
} from '#features/directory/imports/tests/import-runner.ts';
import { openTestServer } from '#core/tests/test-server.ts';
import type { ImportOf } from '#features/directory/imports/domain/import.ts';
import { idArrays, isNeeded } from './needed-records.ts';

const { database } = await openTestServer({ demonstration: true });
const { db, pool } = database;
const { add, run, undo, undone } = openImportRunner(db);

const one = async <Row>(query: string, values: readonly unknown[] = []): Promise<Row> => {
  const [row] = (await pool.query(query, [...values])).rows;
  return row as Row;
};
const idOf = async (query: string) => (await one<{ id: string }>(query)).id;

afterEach(() => pool.query('drop table if exists planted'));

async function importCompany(): Promise<{ importId: string; id: string }> {
  const key = `needed-${Date.now()}`;
  const importId = await add(await writeTestFile(`${key}.csv`, `id,name\n${key},Quokka Works`));
  await run(importId);
  return { importId, id: await idOf(`select id from companies where external_id = '${key}'`) };
}

async function expectKept(importId: string, id: string): Promise<void> {
  await undo(importId);
  expect(await undone(importId)).toEqual({ removed: 0, restored: 0, kept: 1 });
  expect(await idOf(`select id from companies where id = '${id}'`)).toBe(id);
}

test.each([
  `insert into match_thumbs (opportunity_id, user_id, company_id, is_up)
   select o.id, u.id, $1, true from opportunities o, users u limit 1`,
  `insert into pitch_day_companies (pitch_day_id, company_id, capacity) select id, $1, 1 from pitch_days limit 1`,
  `insert into company_values (id, company_id, field, value) values (gen_random_uuid(), $1, 'city', '"Lund"')`,
  `update radar_blips set company_ids = company_ids || $1::uuid
   where id = (select id from radar_blips limit 1)`,
  ...Object.keys(idArrays)
    .filter((place) => place.startsWith('collections.') && place.endsWith('_ids'))
    .map((place) => place.replace('collections.', ''))
    .map(
      (column) => `update collections set ${column} = ${column} || $1::uuid::text
       where id = (select id from collections limit 1)`,
    ),
])('a company that others refer to stays: %s', async (refer) => {
  const { importId, id } = await importCompany();
  expect((await pool.query(refer, [id])).rowCount).toBe(1);
  await expectKept(importId, id);
});

test('and so it does for a table that nobody has thought of', async () => {
  const { importId, id } = await importCompany();
  await pool.query(
    'create table planted (company_id uuid references companies (id) on delete cascade)',
  );
  await pool.query('insert into planted values ($1)', [id]);
  await expectKept(importId, id);
});

test('a company that nobody refers to is removed, with what was derived from it', async () => {
  const { importId, id } = await importCompany();
  await pool.query(
    `insert into company_evidence (company_id, kind) values ($1, 'startup') on conflict do nothing`,
    [id],
  );
  await undo(importId);
  expect(await undone(importId)).toEqual({ removed: 1, restored: 0, kept: 0 });
});

test.each<ImportOf>(['opportunities', 'projects', 'submissions'])(
  'a new reference to %s is asked for, too',
  async (table) => {
    const query = async () =>
      new PgDialect().sqlToQuery(await isNeeded(db, { name: table, goesAlong: {} }, sql`r.id`)).sql;
    expect(await query()).not.toContain('"planted"');
    await pool.query(`create table planted (thing uuid references ${table} (id))`);
    expect(await query()).toContain('from "planted" ref');
  },
);

test('every array of ids in the database is known to hold these records, or not', async () => {
  const { rows } = await pool.query<{ place: string }>(`
    select c.table_name || '.' || c.column_name as place from information_schema.columns c
    where c.table_schema = 'public' and c.data_type = 'ARRAY'
      and (c.udt_name in ('_uuid', '_int8') or c.column_name ~ '_(ids|users)$')`);
  expect(rows.map(({ place }) => place).toSorted()).toEqual(Object.keys(idArrays).toSorted());
});
