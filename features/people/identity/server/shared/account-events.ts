import { eq } from 'drizzle-orm';
import type { Queryable } from '#core/platform/database/open.ts';
import { withEffects } from '#core/server/events/effects.ts';
import { userName } from '#core/server/tables/user-name.ts';
import { users } from '#core/server/tables/users.ts';
import type { AccountChangeKind } from '#features/people/identity/domain/account-notices.ts';
import { identityEvents as events } from '#features/people/identity/domain/events.ts';
import type { AccountChange } from './account-change.ts';

export async function nameOf(db: Queryable, userId: string | null): Promise<string | null> {
  if (userId === null) return null;
  const [user] = await db.select({ name: userName }).from(users).where(eq(users.id, userId));
  return user?.name ?? null;
}

/** Tells the person about the account; who did it is known by name. */
export async function accountNotice(
  db: Queryable,
  { userId, actorId }: AccountChange,
  change: AccountChangeKind,
  corporation: string | null = null,
) {
  const values = { userId, actor: await nameOf(db, actorId), change, corporation };
  return { 'account changed': { userIds: [userId], values } };
}

const tells = (change: AccountChangeKind) => ({
  notifies: (db: Queryable, [about]: readonly [AccountChange, ...AccountChange[]]) =>
    accountNotice(db, about, change),
});

export const accountEvents = {
  activated: withEffects(events['user.activated'], tells('activated')),
  deactivated: withEffects(events['user.deactivated'], tells('deactivated')),
  sessionsEnded: withEffects(events['user.sessionsEnded'], tells('signedOut')),
};
