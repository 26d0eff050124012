import { domainFeature } from '#core/domain/contract.ts';
import * as endpoints from '#features/directory/tags/domain/endpoints.ts';
import { tagEvents } from '#features/directory/tags/domain/events.ts';

export const tags = domainFeature({ tags: endpoints }, tagEvents);
