import { featuresService, serverFeature } from '#core/server/feature.ts';
import { feedTokens } from '#features/people/calendar/server/feed-tokens.ts';
import { calendarHandlers } from '#features/people/calendar/server/handlers.ts';
import { loadCalendar } from '#features/people/calendar/server/load-deadlines.ts';
import { personTables } from '#features/people/calendar/server/person-tables.ts';
import { serveFeed } from '#features/people/calendar/server/serve-feed.ts';
import { calendar as domain } from './feature.domain.ts';

export const calendar = serverFeature(domain, {
  handlers: ({ settings: { authSecret, publicUrl } }) => ({
    calendar: calendarHandlers({ tokens: feedTokens(authSecret), publicUrl }),
  }),
  start: (app, { settings, database: { db }, services }) => {
    const { authSecret, publicUrl, productName } = settings;
    const load: Parameters<typeof serveFeed>[1]['load'] = (viewer) => {
      const sources = services.get(featuresService).flatMap(({ calendar: source }) => source ?? []);
      return loadCalendar(db, viewer, { sources, publicUrl, productName });
    };
    serveFeed(app, { db, tokens: feedTokens(authSecret), load });
  },
  personTables,
});
