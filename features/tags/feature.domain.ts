import { domainFeature } from '#core/domain/contract.ts';
import * as endpoints from '#features/tags/domain/endpoints.ts';
import { tagEvents } from '#features/tags/domain/events.ts';

export const tags = domainFeature({ tags: endpoints }, tagEvents);
