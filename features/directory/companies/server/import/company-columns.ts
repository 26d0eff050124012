import { sql, type SQL } from 'drizzle-orm';
import type { CompanyRow } from '#features/directory/companies/domain/import/company-row.ts';

type ImportedField = Exclude<keyof CompanyRow, 'externalId' | 'isStandIn'>;

/** A column that a row can set: the field, its column and its type. */
const importedColumns: readonly (readonly [field: ImportedField, column: string, type: string])[] =
  [
    ['name', 'name', 'text'],
    ['oneLiner', 'one_liner', 'text'],
    ['description', 'description', 'text'],
    ['url', 'url', 'text'],
    ['logoUrl', 'logo_url', 'text'],
    ['tags', 'tags', 'text[]'],
    ['industries', 'industries', 'text[]'],
    ['country', 'country', 'text'],
    ['city', 'city', 'text'],
    ['foundedYear', 'founded_year', 'int'],
    ['stage', 'stage', 'text'],
    ['employees', 'employees', 'text'],
    ['fundingAmount', 'funding_amount', 'float8'],
    ['fundingCurrency', 'funding_currency', 'text'],
    ['lastFundingAt', 'last_funding_at', 'timestamptz(3)'],
    ['status', 'status', 'text'],
    ['sourceUpdatedAt', 'source_updated_at', 'timestamptz(3)'],
  ];

/** SQL for each of these columns, separated by commas. */
export const columnListSql = (
  write: (column: string, field: string, type: string) => string,
): SQL =>
  sql.raw(importedColumns.map(([field, column, type]) => write(column, field, type)).join(', '));

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
