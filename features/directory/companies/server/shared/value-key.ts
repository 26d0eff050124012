import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { valueSeparators } from '#features/directory/companies/domain/listed-values.ts';

/** `valueKey` of a column. */
export const valueKeyOf = (column: SQLWrapper): SQL => sql`coalesce(nullif(lower(btrim(
  regexp_replace(${column}, ${sql.raw(`'${valueSeparators}'`)}, ' ', 'g'))), ''), ${column})`;
