import { move, own } from '#features/people/users/server/shared/person-references.ts';
import type { PersonTables } from '#features/people/users/server/shared/person-tables.ts';
import { mergeUsage } from './merge-usage.ts';

export const personTables: PersonTables = {
  references: {
    'usage_events.user_id': own({ part: 'usageEvents', does: 'count' }),
    'usage_hours.user_id': own({
      part: 'usageHours',
      does: 'count',
      stays: 'sum',
      same: ['row.hour', 'row.kind', 'row.term'],
    }),
    'usage_people.user_id': own({ part: 'usagePeople', does: 'count', same: [], stays: 'target' }),
    'metric_segments.user_id': own(move('segments')),
  },
  merge: { move: mergeUsage },
};
