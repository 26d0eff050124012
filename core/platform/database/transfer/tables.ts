import pg from 'pg';

/** A table, and its columns that are stored: what is computed from them is computed again. */
export interface TableColumns {
  /** With its schema, `public.users`. */
  readonly name: string;
  readonly columns: readonly string[];
}

export interface SequencePosition {
  readonly name: string;
  readonly value: string;
  readonly isCalled: boolean;
}

const { escapeIdentifier } = pg;

/** The migrations' own table is written by migrating; the queue makes its own tables. */
const notOurs = `('pg_catalog', 'information_schema', 'pg_toast', 'drizzle', 'jobs')`;

/** `public.users` as SQL. */
export const quoted = (name: string): string => name.split('.').map(escapeIdentifier).join('.');

const columnList = (columns: readonly string[]): string => columns.map(escapeIdentifier).join(', ');

/** As a query, which also reads tables in partitions. */
export const copyOutOf = ({ name, columns }: TableColumns): string =>
  `copy (select ${columnList(columns)} from ${quoted(name)}) to stdout`;

export const copyInto = ({ name, columns }: TableColumns): string =>
  `copy ${quoted(name)} (${columnList(columns)}) from stdin`;

/** All tables; partitions are part of their table. What is unlogged need not last, and is left out. */
export async function tablesOf(client: pg.ClientBase): Promise<TableColumns[]> {
  const { rows } = await client.query<TableColumns>(`
    select n.nspname || '.' || c.relname as name,
      array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relkind in ('r', 'p') and c.relpersistence = 'p' and not c.relispartition and a.attgenerated = ''
      and n.nspname not in ${notOurs} and n.nspname not like 'pg\\_%'
    group by n.nspname, c.relname
    order by 1`);
  return rows;
}

/** By the view, which asks for no more than the right to use a sequence. */
export async function sequencesOf(client: pg.ClientBase): Promise<SequencePosition[]> {
  const { rows } = await client.query<SequencePosition>(`
    select s.schemaname || '.' || s.sequencename as name,
      coalesce(s.last_value, s.start_value)::text as value, s.last_value is not null as "isCalled"
    from pg_sequences s
    where s.schemaname not in ${notOurs} and s.schemaname not like 'pg\\_%'
    order by 1`);
  return rows;
}

/** A text of the same rows is the same text, whatever the server's own settings are. */
export const transferSession = `
  set timezone = 'UTC'; set datestyle = 'ISO, YMD'; set intervalstyle = 'postgres';
  set extra_float_digits = 1; set bytea_output = 'hex'; set standard_conforming_strings = on;
  set client_encoding = 'UTF8'; set synchronize_seqscans = off;
  set statement_timeout = 0; set idle_in_transaction_session_timeout = 0; set lock_timeout = 0`;
