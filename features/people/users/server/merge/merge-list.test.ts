import { describe, expect, test } from 'vitest';
import { openTestServer } from '#core/tests/test-server.ts';
import { personTablesOf } from '#features/people/users/server/shared/person-tables.ts';
import { personalTablesOf } from '#features/people/users/server/deletion/personal-tables.ts';
import { columnsWith } from '#features/people/users/tests/named-columns.ts';
import { referencesToUsers } from './assert-merged.ts';
import { looseColumns } from './loose-columns.ts';

const server = await openTestServer({ demonstration: true });
const { pool, db } = server.database;

describe('the list of what names a person', () => {
  test('has every foreign key of the database', async () => {
    const listed = personalTablesOf(personTablesOf(server.services)).map(
      ({ reference }) => reference,
    );
    expect(listed.toSorted()).toEqual((await referencesToUsers(db)).toSorted());
  });

  test('has every column that is named like a person and has no key', async () => {
    const { rows } = await pool.query<{ name: string }>(
      `select c.table_name || '.' || c.column_name as name from information_schema.columns c
      join information_schema.tables t using (table_schema, table_name)
      where c.table_schema = 'public' and t.table_type = 'BASE TABLE'
        and c.data_type in ('text', 'uuid', 'ARRAY')
        and c.column_name ~ '(^|_)(user|users|author|owner|actor|auth|person|people|member|sender|judge|editor)(_id|_ids)?$|_(by|to_users)$'
        and not exists (select from pg_constraint k join pg_attribute a
          on a.attrelid = k.conrelid and a.attnum = any(k.conkey)
          where k.contype = 'f' and k.conrelid = format('%I', c.table_name)::regclass
            and a.attname = c.column_name)`,
    );
    // Names of people at companies, not accounts.
    const names = ['pilot_charters.company_owner'];
    const columns = rows.map(({ name }) => name).filter((name) => !names.includes(name));
    expect(columns.length).toBeGreaterThan(2);
    for (const name of columns) expect(Object.keys(looseColumns)).toContain(name);
  });

  test('has every column in which the demonstration has an id of a person', async () => {
    const { rows } = await pool.query<{ id: string; authId: string | null }>(
      'select id, auth_id as "authId" from users',
    );
    const ids = rows.flatMap(({ id, authId }) => [id, ...(authId === null ? [] : [authId])]);
    const keys = await pool.query<{ name: string }>(
      `select format('%s.%s', conrelid::regclass, a.attname) as name
      from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey)
      where c.contype = 'f' and c.confrelid in ('users'::regclass, 'auth_users'::regclass)`,
    );
    const list = new Set([
      ...keys.rows.map(({ name }) => name),
      ...Object.keys(looseColumns),
      'users.id',
    ]);
    const columns = await columnsWith(pool, ids);
    expect(columns.length).toBeGreaterThan(20);
    expect(columns.filter((name) => !list.has(name))).toEqual([]);
  });
});
