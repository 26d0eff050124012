import { move, moveLater, signed } from '#features/people/users/server/shared/person-references.ts';
import type { PersonTables } from '#features/people/users/server/shared/person-tables.ts';

export const personTables: PersonTables = {
  references: {
    'conflicts_of_interest.user_id': signed(moveLater('conflicts', 'submission_id')),
    'decision_mails.sender_id': signed(move('decisionMails')),
    'messages.author_id': signed(move('messages')),
    'prepared_decisions.prepared_by': signed(move('preparedDecisions')),
    'scores.user_id': signed(moveLater('scores', 'submission_id')),
    'votes.user_id': signed(moveLater('votes', 'submission_id')),
  },
};
