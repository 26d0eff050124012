import * as endpoints from '#core/domain/documents/endpoints.ts';
import { domainFeature } from '#core/domain/contract.ts';
import { documentEvents } from '#features/operations/documents/domain/events.ts';

export const documents = domainFeature({ documents: endpoints }, documentEvents);
