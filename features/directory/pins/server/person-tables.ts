import { drop, own } from '#features/people/users/server/shared/person-references.ts';
import type { PersonTables } from '#features/people/users/server/shared/person-tables.ts';

export const personTables: PersonTables = {
  references: {
    // A person has at most twelve.
    'pins.user_id': own(drop('pins')),
  },
};
