import { afterEach, expect, test } from 'vitest';
import { openTestServer } from '#core/tests/test-server.ts';
import { tablesOf } from '#core/platform/database/transfer/tables.ts';
import {
  companyArrays,
  otherArrays,
  referencesQuery,
  type Reference,
} from '#features/operations/backups/server/shared/references.ts';
import { rowFilters } from './row-filters.ts';
import { notIncluded } from './not-included.ts';
import { exportedTables, leftOut, privateTables } from './table-lists.ts';

const { pool } = (await openTestServer()).database;

afterEach(() => pool.query('drop table if exists planted'));

const decided: readonly string[] = [...exportedTables, ...leftOut.flatMap(({ tables }) => tables)];

async function tablesOfDatabase(): Promise<string[]> {
  const client = await pool.connect();
  try {
    return (await tablesOf(client)).map(({ name }) => name.replace(/^public\./u, ''));
  } finally {
    client.release();
  }
}

async function undecidedTables(): Promise<string[]> {
  return (await tablesOfDatabase()).filter((name) => !decided.includes(name));
}

const scope = {
  corporationId: crypto.randomUUID(),
  readerId: crypto.randomUUID(),
  consentingIds: [],
  scoredSubmissionIds: [],
};

const references = async () => (await pool.query<Reference>(referencesQuery)).rows;

/** References of exported tables to rows that are not in the export. */
async function danglingReferences(): Promise<string[]> {
  const all = await references();
  const exported = rowFilters(all, scope);
  const names: string[] = exported.map(({ name }) => name);
  return exported.flatMap(({ name, instead }) =>
    all
      .filter(({ table, to }) => table === name && !names.includes(to))
      .filter(({ column }) => instead[column] === undefined)
      .map(({ column }) => `${name}.${column}`),
  );
}

test('every table of the database is exported with a corporation, or left out with its reason', async () => {
  expect(await undecidedTables()).toEqual([]);
  expect(decided.toSorted()).toEqual((await tablesOfDatabase()).toSorted());
  await pool.query('create table planted (radar_id uuid references radars (id))');
  expect(await undecidedTables()).toEqual(['planted']);
});

test('every reason is said in the export', () => {
  for (const { what } of leftOut) expect(notIncluded([])).toContain(what);
});

test('what is exported refers to what is exported; roles are in every installation', async () => {
  expect(await danglingReferences()).toEqual(['user_system_roles.system_role_id']);
  await pool.query('create table planted (id uuid primary key)');
  await pool.query('alter table radars add column planted_id uuid references planted (id)');
  expect(await danglingReferences()).toContain('radars.planted_id');
  await pool.query('alter table radars drop column planted_id');
});

test('every array of ids in what is exported is known to hold companies, or not', async () => {
  const { rows } = await pool.query<{ place: string }>(
    `select table_name || '.' || column_name as place from information_schema.columns
      where table_schema = 'public' and table_name = any($1)
        and (udt_name = '_uuid' or (udt_name = '_text' and column_name like '%\\_ids'))`,
    [exportedTables],
  );
  const places = companyArrays.map(({ table, column }) => `${table}.${column}`);
  expect(rows.map(({ place }) => place).toSorted()).toEqual([...places, ...otherArrays].toSorted());
});

test('a private row is there when everybody whom it refers to has agreed, by new columns too', async () => {
  const people = async (table: string) =>
    (await references()).filter((one) => one.table === table && one.to === 'users');
  const whereOf = async (table: string) =>
    rowFilters(await references(), scope).find(({ name }) => name === table)?.where ?? '';
  for (const table of privateTables) {
    for (const { column } of await people(table)) {
      expect
        .soft(await whereOf(table), table)
        .toContain(`(t.${column} is null or t.${column} in (`);
    }
  }
  await pool.query('alter table saved_searches add column planted_by uuid references users (id)');
  expect(await whereOf('saved_searches')).toContain('t.planted_by in (');
  await pool.query('alter table saved_searches drop column planted_by');
});

test('a table comes after those that it refers to, and so it can be inserted', async () => {
  const all = await references();
  const order: string[] = rowFilters(all, scope).map(({ name }) => name);
  const late = all.filter(
    ({ table, to }) =>
      table !== to && order.includes(table) && order.indexOf(to) > order.indexOf(table),
  );
  expect(late).toEqual([]);
});
