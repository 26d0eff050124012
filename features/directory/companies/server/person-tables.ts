import { move, signed } from '#features/people/users/server/shared/person-references.ts';
import type { PersonTables } from '#features/people/users/server/shared/person-tables.ts';

export const personTables: PersonTables = {
  references: {
    'company_matches.decided_by': signed(move('companyMatches')),
    'company_proposals.decided_by': signed(move('decidedProposals')),
    'company_proposals.proposed_by': signed({
      part: 'companyProposals',
      does: 'move',
      same: ['lower(row.name)'],
      stays: 'target',
      only: "row.state = 'open'",
    }),
    'company_values.edited_by': signed(move('companyValues')),
    'currency_rates.entered_by': signed(move('rates')),
  },
};
