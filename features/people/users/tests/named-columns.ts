import type pg from 'pg';

/** The columns of the database, `table.column`, with a text that contains one of these. */
export async function columnsWith(pool: pg.Pool, texts: readonly string[]): Promise<string[]> {
  const { rows: columns } = await pool.query<{ table: string; column: string }>(
    `select c.table_name as "table", c.column_name as "column" from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.is_generated = 'NEVER'
      and (c.data_type in ('text', 'uuid', 'jsonb', 'ARRAY') or c.udt_name = 'varchar')
      and not exists (select from pg_inherits where inhrelid = format('%I', c.table_name)::regclass)`,
  );
  const names: string[] = [];
  for (const [table, ofTable] of Map.groupBy(columns, (one) => one.table)) {
    const tests = ofTable.map(
      ({ column }, nth) => `coalesce(bool_or("${column}"::text like any($1)), false) as "${nth}"`,
    );
    const { rows } = await pool.query<Record<string, boolean>>(
      `select ${tests.join(', ')} from "${table}"`,
      [texts.map((text) => `%${text}%`)],
    );
    names.push(
      ...ofTable
        .filter((_, nth) => rows[0]?.[String(nth)] === true)
        .map(({ column }) => `${table}.${column}`),
    );
  }
  return names;
}

/** How many rows of each foreign key name a person, where there is one. */
export async function countBy(pool: pg.Pool, userId: string): Promise<Record<string, number>> {
  const { rows: keys } = await pool.query<{ table: string; column: string }>(
    `select conrelid::regclass::text as "table", a.attname as "column"
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey)
    where c.contype = 'f' and c.conparentid = 0 and c.confrelid = 'users'::regclass`,
  );
  const parts = keys.map(
    ({ table, column }) => `select '${table}.${column}' as name, count(*)::int as rows
      from ${table} where "${column}" = $1`,
  );
  const { rows } = await pool.query<{ name: string; rows: number }>(parts.join(' union all '), [
    userId,
  ]);
  return Object.fromEntries(
    rows.filter((one) => one.rows > 0).map((one) => [one.name, one.rows] as const),
  );
}
