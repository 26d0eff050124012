import { domainFeature } from '#core/domain/contract.ts';
import * as endpoints from '#features/directory/collections/domain/endpoints.ts';
import { collectionEvents } from '#features/directory/collections/domain/events.ts';

export const collections = domainFeature({ collections: endpoints }, collectionEvents);
