import { and, eq, inArray, sql } from 'drizzle-orm';
import { demoAccounts } from '#features/people/identity/domain/demo-accounts.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { corporationDomains, corporations } from '#core/server/tables/corporations.ts';
import { authSessions } from '#core/server/tables/identity.ts';
import { users } from '#core/server/tables/users.ts';

/** The password of these accounts is published: whether they work follows from `DEMO` alone. */

const addresses = demoAccounts.map(({ email }) => email);

/** Whether somebody can sign in with a demonstration account. */
export async function hasDemoAccounts(db: Queryable): Promise<boolean> {
  const active = and(inArray(users.email, addresses), eq(users.isActive, true));
  return (await db.select({ id: users.id }).from(users).where(active).limit(1)).length > 0;
}

/**
 * Whether a corporation is one of the demonstration: it lists a domain that nobody can have (RFC 2606), as
 * no other does.
 */
const isOfDemonstration = inArray(
  corporations.id,
  sql`(select ${corporationDomains.corporationId} from ${corporationDomains}
    where ${corporationDomains.domain} like '%.example')`,
);

/** What the corporations of the demonstration show to everybody. */
const publish = (db: Queryable, igniteEnabled: boolean) =>
  db.update(corporations).set({ igniteEnabled }).where(isOfDemonstration);

/** Lets the demonstration accounts sign in again, and shows what they publish. */
export async function activateDemoAccounts(db: Queryable): Promise<void> {
  const inactive = and(inArray(users.email, addresses), eq(users.isActive, false));
  const activated = await db
    .update(users)
    .set({ isActive: true })
    .where(inactive)
    .returning({ id: users.id });
  if (activated.length > 0) await publish(db, true);
}

/**
 * Deactivates the demonstration accounts, ends their sessions, and takes what they publish from the web.
 * Returns how many worked until now.
 */
export async function deactivateDemoAccounts(db: Queryable): Promise<number> {
  const deactivated = await db
    .update(users)
    .set({ isActive: false })
    .where(and(inArray(users.email, addresses), eq(users.isActive, true)))
    .returning({ authId: users.authId });
  const authIds = deactivated.flatMap(({ authId }) => authId ?? []);
  await db.delete(authSessions).where(inArray(authSessions.userId, authIds));
  if (deactivated.length > 0) await publish(db, false);
  return deactivated.length;
}
