import { count, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Queryable } from '#core/platform/database/open.ts';

export async function countRows(
  db: Queryable,
  table: PgTable,
  condition: SQL | undefined,
): Promise<number> {
  const [row] = await db.select({ number: count() }).from(table).where(condition);
  return row?.number ?? 0;
}
