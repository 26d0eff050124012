import { domainFeature } from '#core/domain/contract.ts';
import * as endpoints from '#features/directory/pins/domain/endpoints.ts';
import { pinEvents } from '#features/directory/pins/domain/events.ts';

export const pins = domainFeature({ pins: endpoints }, pinEvents);
