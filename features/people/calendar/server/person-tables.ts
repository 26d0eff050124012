import { drop, own } from '#features/people/users/server/shared/person-references.ts';
import type { PersonTables } from '#features/people/users/server/shared/person-tables.ts';

export const personTables: PersonTables = {
  references: {
    'calendar_feeds.user_id': own(drop('calendarFeed')),
  },
};
