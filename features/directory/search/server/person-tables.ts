import { move, own, signed } from '#features/people/users/server/shared/person-references.ts';
import type { PersonTables } from '#features/people/users/server/shared/person-tables.ts';

export const personTables: PersonTables = {
  references: {
    'saved_searches.user_id': own(move('savedSearches')),
    'recent_searches.user_id': own({
      part: 'recentSearches',
      does: 'move',
      stays: 'target',
      same: ['row.query', 'row.filters'],
    }),
    'search_rebuilds.asked_by': signed(move('rebuilds')),
  },
};
