import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { headcountPattern, thousandsMark } from '#features/directory/companies/domain/headcount.ts';

/** `headcountOf` of a column. */
export const headcountIn = (column: SQLWrapper): SQL => sql`(
  select round(sqrt(greatest(1, said[1]::float8) * coalesce(said[2], said[1])::float8))
  from regexp_match(regexp_replace(${column}, ${thousandsMark}, '', 'g'), ${headcountPattern}) said)`;
