import { eq } from 'drizzle-orm';
import type { SystemRoleName } from '#core/domain/authorization/system-role.ts';
import type { EmissionOf } from '#core/domain/events/events.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { withEffects } from '#core/server/events/effects.ts';
import { corporations } from '#core/server/tables/corporations.ts';
import type { AccountChange } from '#features/people/identity/server/shared/account-change.ts';
import { nameOf, accountNotice } from '#features/people/identity/server/shared/account-events.ts';
import { userEvents as events } from '#features/people/users/domain/events.ts';

type One<Emission> = readonly [Emission, ...Emission[]];

async function corporationNameOf(db: Queryable, id: string | null): Promise<string | null> {
  if (id === null) return null;
  const [corporation] = await db
    .select({ name: corporations.name })
    .from(corporations)
    .where(eq(corporations.id, id));
  return corporation?.name ?? null;
}

export const personEvents = {
  moved: withEffects(events['user.moved'], {
    notifies: async (
      db: Queryable,
      [about]: One<AccountChange & { readonly from: string | null; readonly to: string | null }>,
    ) => accountNotice(db, about, 'moved', await corporationNameOf(db, about.to)),
  }),
  flagChanged: withEffects(events['user.flagChanged'], {
    notifies: (db: Queryable, [about]: One<AccountChange & { readonly isFoundryUser: boolean }>) =>
      accountNotice(db, about, about.isFoundryUser ? 'flagged' : 'unflagged'),
  }),
};

type Administration = AccountChange & {
  readonly corporation: string;
  /** False: the person learns of it by what it ended with. */
  readonly isTold?: boolean;
};

const tellsOfAdministration = (change: 'administers' | 'administersNot') => ({
  notifies: (db: Queryable, [about]: One<Administration>) =>
    about.isTold === false
      ? Promise.resolve({ 'account changed': null })
      : accountNotice(db, about, change, about.corporation),
});

export const administratorEvents = {
  added: withEffects(events['administrator.added'], tellsOfAdministration('administers')),
  removed: withEffects(events['administrator.removed'], tellsOfAdministration('administersNot')),
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
      const { 'account changed': one } = await accountNotice(db, about, 'merged');
      return { 'account changed': { ...one, values: { ...one.values, email: about.email } } };
    },
  }),
};

type RoleChange = AccountChange & {
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
