import { serverFeature } from '#core/server/feature.ts';
import { collections as domain } from './feature.domain.ts';
import { searchIndexService } from '#features/directory/search/server/shared/services.ts';
import { collectionsDemo } from '#features/directory/collections/demo/fill-collections.ts';
import { collectionHandlers } from '#features/directory/collections/server/handlers.ts';
import {
  collectionChanged,
  collectionHandedOver,
  collectionShared,
  listEvents,
} from '#features/directory/collections/server/events.ts';
import {
  collectionProposed,
  proposalHandlers,
} from '#features/directory/collections/server/proposal-handlers.ts';
import { momentumService } from '#features/directory/collections/server/shared/momentum-service.ts';
import { collectionExport } from '#features/directory/collections/server/export-source.ts';
import { personTables } from '#features/directory/collections/server/person-tables.ts';
import { collection, liveCollection } from '#features/directory/collections/server/record-kind.ts';

export const collections = serverFeature(domain, {
  events: [
    ...Object.values(listEvents),
    collectionChanged,
    collectionShared,
    collectionHandedOver,
    collectionProposed,
  ],
  handlers: ({ services }) => ({
    collections: collectionHandlers(
      services.get(searchIndexService),
      services.get(momentumService),
    ),
    collectionProposals: proposalHandlers,
  }),
  exports: () => ({ collection: collectionExport }),
  accessThings: { collection },
  liveTopics: { collection: liveCollection },
  personTables,
  demo: [collectionsDemo],
});
