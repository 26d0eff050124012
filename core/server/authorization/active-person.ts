import { and, eq } from 'drizzle-orm';
import type { Queryable } from '#core/platform/database/open.ts';
import { users } from '#core/server/tables/users.ts';

/** False for somebody who was deactivated. Who has no record of ours yet may come in and get one. */
export async function isActivePerson(db: Queryable, authId: string): Promise<boolean> {
  const deactivated = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.authId, authId), eq(users.isActive, false)));
  return deactivated.length === 0;
}
