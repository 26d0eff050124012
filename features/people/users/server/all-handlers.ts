import { featuresService, type ServerParts } from '#core/server/feature.ts';
import { removerOfExports } from '#features/people/exports/server/shared/files-of-person.ts';
import { accessHandlers } from '#features/people/users/server/access/handlers.ts';
import { accessThingsOf } from '#features/people/users/server/access/things.ts';
import { managementHandlers } from '#features/people/users/server/management/handlers.ts';
import { mergeHandlers } from '#features/people/users/server/merge/handlers.ts';
import { photoHandlers } from '#features/people/users/server/photos/handlers.ts';
import { roleRequestHandlers } from '#features/people/users/server/role-requests/handlers.ts';
import { roleHandlers } from '#features/people/users/server/roles/handlers.ts';
import { roleStore } from '#features/people/users/server/roles/store.ts';
import { personTablesOf } from '#features/people/users/server/shared/person-tables.ts';
import { accountHandlers } from './account-handlers.ts';
import { userHandlers } from './handlers.ts';
import { profileHandlers } from './profile-handlers.ts';
import { peopleSearch } from './search.ts';
import { userStore } from './store.ts';

/** The handlers of each group of endpoints. */
export function allHandlers({ settings, database, services }: ServerParts) {
  const tables = personTablesOf(services);
  return {
    users: userHandlers(userStore(database.db), peopleSearch(database.db)),
    profiles: profileHandlers(tables),
    management: managementHandlers(settings, database.db),
    merges: mergeHandlers(settings, tables),
    accounts: accountHandlers(tables, [
      (db, userId) => removerOfExports(settings, db, userId),
      ...tables.flatMap(({ deletion }) => deletion?.files?.(settings) ?? []),
    ]),
    roles: roleHandlers(roleStore(database.db)),
    roleRequests: roleRequestHandlers,
    access: accessHandlers(accessThingsOf(services.get(featuresService))),
    photos: photoHandlers,
  };
}
