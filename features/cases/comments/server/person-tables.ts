import {
  move,
  moveOne,
  own,
  signed,
} from '#features/people/users/server/shared/person-references.ts';
import type { PersonTables } from '#features/people/users/server/shared/person-tables.ts';

export const personTables: PersonTables = {
  references: {
    'comment_mentions.user_id': own(moveOne('mentions', 'comment_id')),
    'comments.author_id': signed(move('comments')),
    'comments.hidden_by': signed(move('hiddenComments')),
  },
};
