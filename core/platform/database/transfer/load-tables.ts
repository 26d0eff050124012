import type pg from 'pg';
import { quoted, type SequencePosition, type TableColumns } from './tables.ts';

interface Constraint {
  readonly table: string;
  readonly name: string;
  readonly definition: string;
}

async function foreignKeysOf(client: pg.ClientBase): Promise<Constraint[]> {
  const { rows } = await client.query<Constraint>(`
    select n.nspname || '.' || c.relname as table, quote_ident(k.conname) as name,
      pg_get_constraintdef(k.oid) as definition
    from pg_constraint k
    join pg_class c on c.oid = k.conrelid
    join pg_namespace n on n.oid = c.relnamespace
    where k.contype = 'f' and k.conparentid = 0 and n.nspname not in ('drizzle', 'jobs')
    order by 1, 2`);
  return rows;
}

const triggers = (tables: readonly TableColumns[], action: 'enable' | 'disable'): string =>
  tables.map(({ name }) => `alter table ${quoted(name)} ${action} trigger user`).join(';');

/**
 * Empties all tables and loads them, in the current transaction. References are dropped meanwhile
 * and made again, which checks them all, so tables come in any order, and no right beyond the tables'
 * owner is needed; nobody is told of rows that were there before.
 */
export async function loadTables(
  client: pg.ClientBase,
  tables: readonly TableColumns[],
  sequences: () => readonly SequencePosition[],
  load: () => Promise<void>,
): Promise<void> {
  const keys = await foreignKeysOf(client);
  for (const { table, name } of keys) {
    await client.query(`alter table ${quoted(table)} drop constraint ${name}`);
  }
  // What is only ever added to refuses to be emptied as well.
  await client.query(triggers(tables, 'disable'));
  await client.query(`truncate ${tables.map(({ name }) => quoted(name)).join(', ')}`);
  await load();
  for (const { name, value, isCalled } of sequences()) {
    await client.query('select setval($1::regclass, $2::bigint, $3)', [
      quoted(name),
      value,
      isCalled,
    ]);
  }
  await client.query(triggers(tables, 'enable'));
  for (const { table, name, definition } of keys) {
    await client.query(`alter table ${quoted(table)} add constraint ${name} ${definition}`);
  }
  // Made by the copied rows, the planner's figures would otherwise be those of empty tables.
  await client.query('analyze');
}
