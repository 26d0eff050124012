import { userIdOf } from '#core/server/authorization/user-id-of.ts';
import { duty, move } from '#features/people/users/server/shared/person-references.ts';
import type { PersonTables } from '#features/people/users/server/shared/person-tables.ts';
import { viewStore } from './store.ts';

/** What a person has shared stays for the others; the rest goes with the account. */
export const personTables: PersonTables = {
  references: { 'saved_views.owner_id': duty(move('savedViews')) },
  deletion: {
    settle: async (db, viewer) => void (await viewStore.deletePrivateOf(db, userIdOf(viewer))),
  },
};
