import { fileStoreOf } from '#core/server/files.ts';
import { serverFeature } from '#core/server/feature.ts';
import { users as domain } from './feature.domain.ts';
import { peopleDemo } from '#features/people/users/demo/fill-people.ts';
import { removerOfExports } from '#features/people/exports/server/shared/files-of-person.ts';
import { removeOwnFiles } from '#features/cases/files/server/shared/remove-own-files.ts';
import { accountHandlers } from '#features/people/users/server/account-handlers.ts';
import { accountEvents, mergeEvents, roleEvents } from '#features/people/users/server/events.ts';
import { userHandlers } from '#features/people/users/server/handlers.ts';
import { managementHandlers } from '#features/people/users/server/management/handlers.ts';
import { mergeHandlers } from '#features/people/users/server/merge/handlers.ts';
import { moveLeftovers } from '#features/people/users/server/merge/move-everything.ts';
import { profileHandlers } from '#features/people/users/server/profile-handlers.ts';
import { forgetSignInDetails } from '#features/people/users/server/shared/note-sign-in.ts';
import { removeEndedRoles } from '#features/people/users/server/shared/system-roles.ts';
import { peopleSearch } from '#features/people/users/server/search.ts';
import { userStore } from '#features/people/users/server/store.ts';

export const users = serverFeature(domain, {
  handlers: ({ settings, database }) => ({
    users: userHandlers(userStore(database.db), peopleSearch(database.db)),
    profiles: profileHandlers,
    management: managementHandlers(settings, database.db),
    merges: mergeHandlers(settings),
    accounts: accountHandlers([
      (db, userId) => removerOfExports(settings, db, userId),
      (db, userId) => removeOwnFiles(db, fileStoreOf(settings), userId),
    ]),
  }),
  events: [...Object.values(accountEvents), ...Object.values(roleEvents), mergeEvents.mergedInto],
  sweep: async ({ database }) => {
    await database.db.transaction((tx) => removeEndedRoles(tx));
    await forgetSignInDetails(database.db);
    await database.db.transaction((tx) => moveLeftovers(tx));
  },
  demo: [peopleDemo],
});
