import {
  move,
  moveOne,
  own,
  signed,
} from '#features/people/users/server/shared/person-references.ts';
import type { PersonTables } from '#features/people/users/server/shared/person-tables.ts';

export const personTables: PersonTables = {
  references: {
    'pitch_day_invitations.sent_by': signed(move('dayInvitations')),
    'pitch_day_invitations.user_id': own(moveOne('invitedToDays', 'pitch_day_id')),
  },
};
