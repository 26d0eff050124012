import { withCustomPlans } from '#core/platform/database/custom-plans.ts';
import type { Database } from '#core/platform/database/open.ts';
import { grant } from '#core/server/authorization/grant.ts';
import { lockAuthority } from '#core/server/authorization/lock-authority.ts';
import { viewerName } from '#core/server/authorization/viewer.ts';
import { preparing, type Handlers } from '#core/server/endpoints/routes.ts';
import { emit } from '#core/server/events/emit.ts';
import type { Settings } from '#core/server/settings.ts';
import {
  createAccountFor,
  hashFirstPassword,
} from '#features/people/identity/server/shared/create-account-for.ts';
import type { AccountOutcome } from '#features/people/users/domain/account-actions.ts';
import { userEvents } from '#features/people/users/domain/events.ts';
import type * as endpoints from '#features/people/users/domain/management-endpoints.ts';
import { endSessions } from '#features/people/identity/server/shared/manage-accounts.ts';
import {
  grantAccount,
  loadManagedUser,
} from '#features/people/users/server/shared/managed-account.ts';
import { actOn, switchAccount } from './account-actions.ts';
import { countUsers, listUsers } from './list-users.ts';
import { assertCorporation, movePerson } from './move-person.ts';

type Given = Pick<Settings, 'productName' | 'ownerCompany' | 'passwordMinLength'>;

/** Administration of people. Each change is recorded, works at once, and is told to the person. */
export const managementHandlers = (
  settings: Given,
  database: Database,
): Handlers<typeof endpoints> => ({
  list: ({ query }) =>
    query.q === undefined
      ? listUsers(database, query)
      : withCustomPlans(database, (tx) => listUsers(tx, query)),

  figures: ({ db }) => countUsers(db),

  account: ({ params, db }) => loadManagedUser(db, params.id),

  create: preparing({
    prepare: ({ body }) => hashFirstPassword(settings, body),
    async act({ viewer, body, db }, hash) {
      const now = await lockAuthority(db, viewer);
      const { userId: actorId } = grant(now, 'manageUsers');
      const { password: _, ...person } = body;
      const { corporationId } = person;
      await assertCorporation(db, corporationId);
      const userId = await createAccountFor(
        db,
        person,
        hash,
        async (id) => void grantAccount(now, await loadManagedUser(db, id)),
      );
      await emit(db, userEvents['user.created'], { userId, actorId, corporationId });
      return { userId };
    },
  }),

  async changeAccount({ viewer, params: { id }, body, db }) {
    const now = await lockAuthority(db, viewer);
    const user = await loadManagedUser(db, id);
    const { userId: actorId } = grantAccount(now, user);
    const change = { userId: id, actorId };
    const { isActive, corporationId } = body;
    if (isActive !== undefined) {
      await switchAccount(db, settings, { ...change, by: viewerName(viewer) }, user, isActive);
    }
    if (corporationId !== undefined) await movePerson(db, change, corporationId);
    return loadManagedUser(db, id);
  },

  async endSessions({ viewer, params: { id }, db }) {
    const now = await lockAuthority(db, viewer);
    const { userId: actorId } = grantAccount(now, await loadManagedUser(db, id));
    await endSessions(db, { userId: id, actorId });
    return null;
  },

  async act({ viewer, body: { userIds, action }, db }) {
    const now = await lockAuthority(db, viewer);
    const outcomes: AccountOutcome[] = [];
    for (const userId of userIds) outcomes.push(await actOn(db, settings, now, userId, action));
    return outcomes;
  },
});
