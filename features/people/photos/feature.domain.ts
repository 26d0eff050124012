import { domainFeature } from '#core/domain/contract.ts';
import * as endpoints from '#features/people/photos/domain/endpoints.ts';
import { photoEvents } from '#features/people/photos/domain/events.ts';

export const photos = domainFeature({ photos: endpoints }, photoEvents);
