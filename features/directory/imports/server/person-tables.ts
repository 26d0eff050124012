import { move, signed } from '#features/people/users/server/shared/person-references.ts';
import type { PersonTables } from '#features/people/users/server/shared/person-tables.ts';

export const personTables: PersonTables = {
  references: {
    'imports.created_by': signed(move('imports')),
    'imports.started_by': signed(move('startedImports')),
  },
};
