import { serverFeature } from '#core/server/feature.ts';
import { weeklyMail as domain } from './feature.domain.ts';
import { workWeekly } from '#features/people/weekly-mail/server/events.ts';
import { personTables } from '#features/people/weekly-mail/server/person-tables.ts';
import { startWeekly } from '#features/people/weekly-mail/server/weekly-jobs.ts';
import { workPart } from '#features/people/weekly-mail/server/work-part.ts';

export const weeklyMail = serverFeature(domain, {
  events: [workWeekly],
  handlers: () => ({}),
  start: startWeekly,
  weekly: workPart,
  personTables,
});
