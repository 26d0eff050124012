import { sql, type SQL } from 'drizzle-orm';

/**
 * Lists as one parameter, however long: with `inArray`, thousands of parameters take longer to write
 * into a statement and to plan than their rows to read.
 */
export const uuidArray = (ids: readonly string[]): SQL => sql`${sql.param([...ids])}::uuid[]`;

export const textArray = (values: readonly string[]): SQL => sql`${sql.param([...values])}::text[]`;
