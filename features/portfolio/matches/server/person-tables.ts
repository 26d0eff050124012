import { moveLater, moveOne, own } from '#features/people/users/server/shared/person-references.ts';
import type { PersonTables } from '#features/people/users/server/shared/person-tables.ts';

export const personTables: PersonTables = {
  references: {
    'match_settings.user_id': own(moveOne('matchSettings', 'opportunity_id')),
    'match_thumbs.user_id': own(moveLater('matchThumbs', 'opportunity_id', 'company_id')),
  },
};
