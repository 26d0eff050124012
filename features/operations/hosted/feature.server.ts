import { eventCatalogueService } from '#core/server/events/catalogue.ts';
import { serverFeature } from '#core/server/feature.ts';
import { hosted as domain } from './feature.domain.ts';
import { documentHandlers } from '#features/operations/hosted/server/handlers.ts';

export const hosted = serverFeature(domain, {
  handlers: ({ services }) => ({
    documents: documentHandlers(services.get(eventCatalogueService)),
  }),
});
