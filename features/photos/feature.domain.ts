import { domainFeature } from '#core/domain/contract.ts';
import * as endpoints from '#features/photos/domain/endpoints.ts';
import { photoEvents } from '#features/photos/domain/events.ts';

export const photos = domainFeature({ photos: endpoints }, photoEvents);
