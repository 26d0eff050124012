import {
  move,
  moveOne,
  own,
  signed,
} from '#features/people/users/server/shared/person-references.ts';
import type { PersonTables } from '#features/people/users/server/shared/person-tables.ts';

export const personTables: PersonTables = {
  references: {
    'spotlight_readers.user_id': own(moveOne('spotlightVisits')),
    'spotlight_blocks.created_by': signed(move('spotlightBlocks')),
    'spotlight_editions.published_by': signed(move('spotlightEditions')),
  },
};
