import { serverFeature } from '#core/server/feature.ts';
import { calendar } from '#features/portfolio/pitch-days/server/calendar.ts';
import { pitchDaysDemo } from '#features/portfolio/pitch-days/demo/fill-pitch-days.ts';
import { downloadHandler } from '#features/portfolio/pitch-days/server/export/download-handler.ts';
import { invitationHandlers } from '#features/portfolio/pitch-days/server/invitations/handlers.ts';
import { pitchDay } from '#features/portfolio/pitch-days/server/record-kind.ts';
import { personTables } from '#features/portfolio/pitch-days/server/person-tables.ts';
import { pitchDayHandlers } from '#features/portfolio/pitch-days/server/handlers.ts';
import {
  searchIndexService,
  searchService,
} from '#features/directory/search/server/shared/services.ts';
import { pitchDays as domain } from './feature.domain.ts';

export const pitchDays = serverFeature(domain, {
  calendar,
  auditNames: { pitchDay },
  handlers: ({ settings, services }) => ({
    pitchDays: {
      ...pitchDayHandlers({
        search: services.get(searchService),
        index: services.get(searchIndexService),
      }),
      ...downloadHandler(settings),
    },
    pitchDayInvitations: invitationHandlers(settings),
  }),
  demo: [pitchDaysDemo],
  personTables,
});
