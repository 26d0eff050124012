import { serverFeature } from '#core/server/feature.ts';
import { users as domain } from './feature.domain.ts';
import { peopleDemo } from '#features/people/users/demo/fill-people.ts';
import { roleRequestsDemo } from '#features/people/users/demo/fill-role-requests.ts';
import { allHandlers } from '#features/people/users/server/all-handlers.ts';
import {
  administratorEvents,
  mergeEvents,
  personEvents,
  roleEvents,
} from '#features/people/users/server/events.ts';
import { moveLeftovers } from '#features/people/users/server/merge/move-everything.ts';
import { servePhotos } from '#features/people/users/server/photos/serve-photos.ts';
import {
  roleRequestCreated,
  roleRequestDecided,
} from '#features/people/users/server/role-requests/events.ts';
import { personTablesOf } from '#features/people/users/server/shared/person-tables.ts';
import { removeEndedRoles } from '#features/people/users/server/shared/system-roles.ts';
import { account, person } from '#features/people/users/server/record-kind.ts';
import { usersExport } from '#features/people/users/server/export-source.ts';
import { provideRecords } from '#features/people/users/server/provide-records.ts';
import { ownDataExport } from '#features/people/users/server/own-data.ts';
import { personTables } from '#features/people/users/server/person-tables.ts';
import { needsYou } from '#features/people/users/server/role-requests/needs-you.ts';

export const users = serverFeature(domain, {
  provide: ({ services }) => provideRecords(services),
  handlers: allHandlers,
  needsYou,
  exports: ({ services }) => ({
    users: usersExport,
    'own data': ownDataExport(personTablesOf(services)),
  }),
  events: [
    ...Object.values(personEvents),
    ...Object.values(roleEvents),
    ...Object.values(administratorEvents),
    mergeEvents.mergedInto,
    roleRequestCreated,
    roleRequestDecided,
  ],
  start: servePhotos,
  sweep: async ({ database, services }) => {
    await database.db.transaction((tx) => removeEndedRoles(tx));
    await database.db.transaction((tx) => moveLeftovers(personTablesOf(services), tx));
  },
  accessThings: { person },
  auditNames: { user: account },
  demo: [peopleDemo, roleRequestsDemo],
  personTables,
});
