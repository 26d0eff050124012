import { domainFeature } from '#core/domain/contract.ts';
import * as endpoints from '#features/directory/search/domain/endpoints.ts';
import * as indexing from '#features/directory/search/domain/index-endpoints.ts';
import { searchEvents } from '#features/directory/search/domain/events.ts';

export const search = domainFeature({ search: endpoints, indexing }, searchEvents);
