import { and, eq, inArray } from 'drizzle-orm';
import { demoAccounts } from '#features/identity/domain/demo-accounts.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { authSessions } from '#core/server/tables/identity.ts';
import { users } from '#core/server/tables/users.ts';

/** The password of these accounts is published: whether they work follows from `DEMO` alone. */

const addresses = demoAccounts.map(({ email }) => email);

/** Whether somebody can sign in with a demonstration account. */
export async function hasDemoAccounts(db: Queryable): Promise<boolean> {
  const active = and(inArray(users.email, addresses), eq(users.isActive, true));
  return (await db.select({ id: users.id }).from(users).where(active).limit(1)).length > 0;
}

/** Lets the demonstration accounts sign in again. */
export async function activateDemoAccounts(db: Queryable): Promise<void> {
  await db.update(users).set({ isActive: true }).where(inArray(users.email, addresses));
}

/** Deactivates the demonstration accounts and ends their sessions. Returns how many worked until now. */
export async function deactivateDemoAccounts(db: Queryable): Promise<number> {
  const deactivated = await db
    .update(users)
    .set({ isActive: false })
    .where(and(inArray(users.email, addresses), eq(users.isActive, true)))
    .returning({ authId: users.authId });
  const authIds = deactivated.flatMap(({ authId }) => authId ?? []);
  await db.delete(authSessions).where(inArray(authSessions.userId, authIds));
  return deactivated.length;
}
