import { move, signed } from '#features/people/users/server/shared/person-references.ts';
import type { PersonTables } from '#features/people/users/server/shared/person-tables.ts';

export const personTables: PersonTables = {
  references: {
    'api_keys.created_by': signed(move('apiKeys')),
  },
};
