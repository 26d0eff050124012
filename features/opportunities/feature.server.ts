import { serverFeature } from '#core/server/feature.ts';
import { opportunities as domain } from './feature.domain.ts';
import { opportunitiesDemo } from './demo/fill-opportunities.ts';
import { opportunityHandlers } from './server/handlers.ts';
import { opportunityStore } from './server/store.ts';
import { teamEvents } from './server/events.ts';

export const opportunities = serverFeature(domain, {
  events: Object.values(teamEvents),
  handlers: ({ database, settings }) => ({
    opportunities: opportunityHandlers(opportunityStore(database.db), settings.publicUrl),
  }),
  demo: [opportunitiesDemo],
});
