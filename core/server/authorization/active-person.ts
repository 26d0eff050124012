import { and, eq } from 'drizzle-orm';
import type { Queryable } from '#core/platform/database/open.ts';
import { users } from '#core/server/tables/users.ts';

/** False for a deactivated person. True without a record of ours: the first sign-in creates one. */
export async function isActivePerson(db: Queryable, authId: string): Promise<boolean> {
  const deactivated = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.authId, authId), eq(users.isActive, false)));
  return deactivated.length === 0;
}
