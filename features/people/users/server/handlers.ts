import { refusals } from '#core/domain/refusals.ts';
import type * as endpoints from '#core/domain/identity/user-endpoints.ts';
import { splitDisplayName, displayNameFromEmail } from '#core/domain/identity/names.ts';
import type { User } from '#core/domain/identity/user.ts';
import { emit } from '#core/server/events/emit.ts';
import { identityEvents } from '#features/people/identity/domain/events.ts';
import { userEvents as events } from '#features/people/users/domain/events.ts';
import type { Handlers } from '#core/server/endpoints/routes.ts';
import type { Viewer } from '#core/server/authorization/viewer.ts';
import { refused } from '#core/platform/http/refused.ts';
import type { PeopleSearch } from './search.ts';
import { AddressTaken, type UserStore } from './store.ts';

/** Flags that do not count for an unverified address are not shown to its owner either. */
const asCounted = (viewer: Viewer, user: User): User =>
  user.authId === viewer.authId && viewer.verifiedEmail === null
    ? { ...user, isFoundryUser: false }
    : user;

export const userHandlers = (
  store: UserStore,
  people: PeopleSearch,
): Handlers<typeof endpoints> => ({
  byAuth: async ({ viewer, query }) => {
    const user = await store.byAuthId(viewer, query.authId);
    if (user === null) throw refused(refusals.notFound);
    return asCounted(viewer, user);
  },
  getByEmail: async ({ viewer, query }) => {
    const user = await people.byEmail(viewer, query.email);
    if (user === null) throw refused(refusals.notFound);
    return user;
  },
  search: ({ viewer, query }) =>
    people.search(viewer, {
      typed: query.q,
      isWide: query.sameCorporationOnly === 'false',
      corporationId: query.corporationId,
    }),
  // Only names are taken from the body; identity and email come from the token.
  sync: async ({ viewer, body, db }) => {
    const typed = { firstName: body.firstName.trim(), lastName: body.lastName.trim() };
    const named = typed.firstName !== '' || typed.lastName !== '';
    const derived = splitDisplayName(viewer.name || displayNameFromEmail(viewer.email));
    try {
      const { user, isNew, joined } = await store.sync(db, viewer, named ? typed : derived);
      const about = { userId: user.id, actorId: user.id };
      if (isNew) await emit(db, events['user.synced'], about);
      if (joined !== null) {
        await emit(db, identityEvents['corporation.joined'], { ...about, corporationId: joined });
      }
      return asCounted(viewer, user);
    } catch (error) {
      if (error instanceof AddressTaken) throw refused(refusals['signIn.emailInUse']);
      throw error;
    }
  },
});
