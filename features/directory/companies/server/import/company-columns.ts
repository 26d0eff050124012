import { getTableColumns, sql, type SQL } from 'drizzle-orm';
import { importedFields } from '#features/directory/companies/domain/import/import-target.ts';
import { companies } from '#features/directory/companies/server/tables.ts';

const columns = getTableColumns(companies);
/** What a row can set. It is known by the id at its source, which stays. */
const fields = importedFields.filter((field) => field !== 'externalId');

/** SQL for each of these columns, separated by commas. */
export const columnListSql = (
  write: (column: string, field: string, type: string) => string,
): SQL => {
  const parts = fields.map((field) => {
    const column = columns[field];
    return write(column.name, field, column.getSQLType());
  });
  return sql.raw(parts.join(', '));
};

const isList = (type: string) => type.endsWith('[]');

/** The JSON rows as a table of the columns above, plus `nth`, `id` and `external_id`. */
export const incoming = (json: string): SQL => sql`
  select nth, id, "externalId" as external_id, "isStandIn" as is_stand_in,
    ${columnListSql((column, field) => `"${field}" as ${column}`)}
  from json_to_recordset(${json}::json) as told(nth int, id uuid, "externalId" text,
    "isStandIn" boolean, ${columnListSql((_, field, type) => `"${field}" ${type}`)})`;

/** A column of a new company: empty fields become the empty value. */
export const insertValuesSql = columnListSql((column, _, type) =>
  isList(type) ? `coalesce(i.${column}, '{}')` : `i.${column}`,
);

/** A column of an existing company `c` merged with row `i`: empty fields keep the current value. */
const merged = (column: string) =>
  column === 'name'
    ? 'case when i.is_stand_in then c.name else i.name end'
    : `coalesce(i.${column}, c.${column})`;

export const mergedValuesSql = columnListSql(merged);
export const updateAssignmentsSql = columnListSql((column) => `${column} = ${merged(column)}`);
export const existingValuesSql = columnListSql((column) => `c.${column}`);
export const columnNamesSql = columnListSql((column) => column);
