import { domainFeature } from '#core/domain/contract.ts';
import * as endpoints from '#features/system/domain/endpoints.ts';
import { systemEvents } from '#features/system/domain/events.ts';
import * as operation from '#features/system/domain/system-endpoints.ts';

export const system = domainFeature({ system: endpoints, operation }, systemEvents);
