import { gt, isNull, or, sql } from 'drizzle-orm';
import type { Queryable } from '#core/platform/database/open.ts';
import { authKeys } from '#core/server/tables/identity.ts';

/** Whether a key for signing tokens exists. */
export async function holdsSigningKey(db: Queryable): Promise<boolean> {
  const found = await db
    .select({ id: authKeys.id })
    .from(authKeys)
    .where(or(isNull(authKeys.expiresAt), gt(authKeys.expiresAt, sql`now()`)))
    .limit(1);
  return found.length > 0;
}
