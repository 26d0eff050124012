import { domainFeature } from '#core/domain/contract.ts';
import * as endpoints from '#features/directory/collections/domain/endpoints.ts';
import * as proposalEndpoints from '#features/directory/collections/domain/proposal-endpoints.ts';
import { collectionEvents } from '#features/directory/collections/domain/events.ts';
import { exportOfCollection } from '#features/directory/collections/domain/export.ts';

export const collections = domainFeature(
  { collections: endpoints, collectionProposals: proposalEndpoints },
  collectionEvents,
  {
    exports: [exportOfCollection],
  },
);
