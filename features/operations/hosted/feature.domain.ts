import * as endpoints from '#core/domain/documents/endpoints.ts';
import { domainFeature } from '#core/domain/contract.ts';
import { documentEvents } from '#features/operations/hosted/domain/events.ts';

export const hosted = domainFeature({ documents: endpoints }, documentEvents);
