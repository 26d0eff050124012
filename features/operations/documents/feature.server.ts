import { eventCatalogueService } from '#core/server/events/catalogue.ts';
import { serverFeature } from '#core/server/feature.ts';
import { documents as domain } from './feature.domain.ts';
import { documentHandlers } from '#features/operations/documents/server/handlers.ts';

export const documents = serverFeature(domain, {
  handlers: ({ services }) => ({
    documents: documentHandlers(services.get(eventCatalogueService)),
  }),
});
