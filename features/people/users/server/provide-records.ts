import type { Services } from '#core/server/services.ts';
import { ownAccountService } from '#features/people/exports/server/shared/consent-rights.ts';
import { peopleRecordsService } from '#features/people/identity/server/shared/people-records.ts';
import {
  grantAccount,
  loadManagedUser,
} from '#features/people/users/server/shared/managed-account.ts';
import { personTablesOf } from '#features/people/users/server/shared/person-tables.ts';
import { giveRole } from './roles/give-role.ts';
import { hasReferences } from './has-references.ts';
import { grantOwn } from './own-account.ts';

/** What lower features ask of the records of people. */
export function provideRecords(services: Services): void {
  services.provide(ownAccountService, grantOwn).provide(peopleRecordsService, {
    hasReferences: (db, userId) => hasReferences(personTablesOf(services), db, userId),
    giveRole: (db, viewer, role) => giveRole(db, viewer, { ...role, endsAt: null, isTold: false }),
    grantAccount: async (db, viewer, id) => grantAccount(viewer, await loadManagedUser(db, id)),
  });
}
