import { eventCatalogueService } from '#core/server/events/catalogue.ts';
import { serverFeature, type ServerParts } from '#core/server/feature.ts';
import { searchService } from '#features/directory/search/server/shared/services.ts';
import { spotlight as domain } from './feature.domain.ts';
import { spotlightDemo } from '#features/portfolio/spotlight/demo/fill-spotlight.ts';
import { countedKinds } from '#features/portfolio/spotlight/server/automatic/attention.ts';
import { blockHandlers } from '#features/portfolio/spotlight/server/block-handlers.ts';
import { spotlightWeekly } from '#features/portfolio/spotlight/server/events.ts';
import { spotlightHandlers } from '#features/portfolio/spotlight/server/handlers.ts';
import type { SpotlightParts } from '#features/portfolio/spotlight/server/load-spotlight.ts';
import { rememberSearches } from '#features/portfolio/spotlight/server/remember-searches.ts';
import { personTables } from '#features/portfolio/spotlight/server/person-tables.ts';
import { spotlightPart } from '#features/portfolio/spotlight/server/weekly.ts';

/** The search service may be provided later than this is called. */
const partsOf = ({ services }: ServerParts): SpotlightParts => ({
  find: rememberSearches((db, query) => services.get(searchService)(db, query)),
  kinds: countedKinds(services.get(eventCatalogueService)),
});

export const spotlight = serverFeature(domain, {
  events: [spotlightWeekly],
  handlers: (parts) => ({
    spotlight: spotlightHandlers(partsOf(parts)),
    spotlightBlocks: blockHandlers,
  }),
  weekly: (parts) => spotlightPart(partsOf(parts)),
  demo: [spotlightDemo],
  personTables,
});
