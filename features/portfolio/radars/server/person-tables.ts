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
    'radar_editors.user_id': own(moveOne('radars', 'radar_id')),
    'radar_round_participants.user_id': own(moveOne('radarRounds', 'round_id')),
    'radar_votes.user_id': own(moveOne('radarVotes', 'item_id', 'step')),
    'radar_blips.owner_id': duty(move('blips')),
    'radar_rounds.author_id': duty(move('writtenRounds')),
    'radar_rounds.editor_id': duty(move('editedRounds')),
    'radar_comments.author_id': signed(move('radarComments')),
    'radar_proposals.decided_by': signed(move('decidedRadarProposals')),
    'radar_proposals.proposed_by': signed(move('radarProposals')),
  },
};
