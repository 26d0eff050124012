import {
  duty,
  move,
  moveOne,
  own,
  signed,
} from '#features/people/users/server/shared/person-references.ts';
import type { PersonTables } from '#features/people/users/server/shared/person-tables.ts';

export const personTables: PersonTables = {
  references: {
    'project_members.user_id': own(moveOne('projectMembers', 'project_id')),
    'projects.owner_id': duty({ part: 'projects', does: 'move', also: 'version = version + 1' }),
    'pilot_charters.owner_id': duty(move('charters')),
    'project_risks.owner_id': duty(move('projectRisks')),
    'pilot_charters.decided_by': signed(move('decidedCharters')),
    'project_date_moves.moved_by': signed(move('projectDates')),
    'project_decisions.decided_by': signed(move('projectDecisions')),
    'project_updates.author_id': signed(move('projectUpdates')),
  },
};
