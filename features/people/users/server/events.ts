import { eq } from 'drizzle-orm';
import type { SystemRoleName } from '#core/domain/authorization/system-role.ts';
import type { EmissionOf } from '#core/domain/events/events.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { withEffects } from '#core/server/events/effects.ts';
import { corporations } from '#core/server/tables/corporations.ts';
import { users } from '#core/server/tables/users.ts';
import type { AccountChangeKind } from '#features/people/users/domain/account-notices.ts';
import { userEvents as events } from '#features/people/users/domain/events.ts';
import { userName } from '#core/server/tables/user-name.ts';

/** An emission about one person. */
interface About {
  readonly userId: string;
  readonly actorId: string | null;
}
type One<Emission> = readonly [Emission, ...Emission[]];

async function nameOf(db: Queryable, userId: string | null): Promise<string | null> {
  if (userId === null) return null;
  const [found] = await db.select({ name: userName }).from(users).where(eq(users.id, userId));
  return found?.name ?? null;
}

async function corporationNameOf(db: Queryable, id: string | null): Promise<string | null> {
  if (id === null) return null;
  const [found] = await db
    .select({ name: corporations.name })
    .from(corporations)
    .where(eq(corporations.id, id));
  return found?.name ?? null;
}

/** Tells the person about the account; who did it is known by name. */
async function told(
  db: Queryable,
  { userId, actorId }: About,
  change: AccountChangeKind,
  corporation: string | null = null,
) {
  const values = { userId, actor: await nameOf(db, actorId), change, corporation };
  return { 'account changed': { userIds: [userId], values } };
}

const tells = (change: AccountChangeKind) => ({
  notifies: (db: Queryable, [about]: One<About>) => told(db, about, change),
});

export const accountEvents = {
  activated: withEffects(events['user.activated'], tells('activated')),
  deactivated: withEffects(events['user.deactivated'], tells('deactivated')),
  sessionsEnded: withEffects(events['user.sessionsEnded'], tells('signedOut')),
  moved: withEffects(events['user.moved'], {
    notifies: async (
      db: Queryable,
      [about]: One<About & { readonly from: string | null; readonly to: string | null }>,
    ) => told(db, about, 'moved', await corporationNameOf(db, about.to)),
  }),
  flagChanged: withEffects(events['user.flagChanged'], {
    notifies: (db: Queryable, [about]: One<About & { readonly isFoundryUser: boolean }>) =>
      told(db, about, about.isFoundryUser ? 'flagged' : 'unflagged'),
  }),
};

type Merged = EmissionOf<(typeof events)['user.mergedInto']> & {
  /** Auth ids of those whose collections have changed. */
  readonly holders: readonly string[];
};

export const mergeEvents = {
  merged: events['user.merged'],
  mergedInto: withEffects(events['user.mergedInto'], {
    changesOwnOf: ({ holders }: Merged) => holders,
    notifies: async (db: Queryable, [about]: One<Merged>) => {
      const { 'account changed': one } = await told(db, about, 'merged');
      return { 'account changed': { ...one, values: { ...one.values, email: about.email } } };
    },
  }),
};

type RoleChange = About & {
  readonly role: SystemRoleName;
  readonly endsAt?: string | null | undefined;
  /** False: the person is told of it in another way. */
  readonly isTold?: boolean;
};

const tellsOfRole = (change: 'assigned' | 'removed' | 'ended') => ({
  notifies: async (db: Queryable, [about]: One<RoleChange>) => {
    const { userId, actorId, role, endsAt = null, isTold = true } = about;
    if (!isTold) return { 'system role changed': null };
    const values = { userId, role, change, endsAt, actor: await nameOf(db, actorId) };
    return { 'system role changed': { userIds: [userId], values } };
  },
});

export const roleEvents = {
  assigned: withEffects(events['role.assigned'], tellsOfRole('assigned')),
  removed: withEffects(events['role.removed'], tellsOfRole('removed')),
  ended: withEffects(events['role.ended'], tellsOfRole('ended')),
};
