import { calendar } from '#features/cases/opportunities/server/calendar.ts';
import { importTarget } from '#features/cases/opportunities/server/import/import-target.ts';
import { featuresService, serverFeature } from '#core/server/feature.ts';
import { opportunities as domain } from './feature.domain.ts';
import { opportunitiesDemo } from '#features/cases/opportunities/demo/fill-opportunities.ts';
import { opportunityHandlers } from '#features/cases/opportunities/server/handlers.ts';
import { opportunitySubmissionsOf } from '#features/cases/opportunities/server/shared/opportunity-submissions.ts';
import { opportunityStore } from '#features/cases/opportunities/server/store.ts';
import { templateHandlers } from '#features/cases/opportunities/server/template-handlers.ts';
import { teamEvents } from '#features/cases/opportunities/server/events.ts';
import { personTables } from '#features/cases/opportunities/server/person-tables.ts';
import { opportunity } from '#features/cases/opportunities/server/record-kind.ts';

export const opportunities = serverFeature(domain, {
  events: Object.values(teamEvents),
  handlers: ({ database, settings, services }) => {
    const submissions = opportunitySubmissionsOf(services.get(featuresService));
    const store = opportunityStore(database.db, submissions);
    return {
      opportunities: opportunityHandlers(store, submissions, settings.publicUrl),
      templates: templateHandlers(store, submissions),
    };
  },
  importTarget,
  accessThings: { opportunity },
  liveTopics: { opportunity },
  auditNames: { opportunity },
  calendar,
  personTables,
  demo: [opportunitiesDemo],
});
