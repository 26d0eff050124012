import { domainFeature } from '#core/domain/contract.ts';
import * as endpoints from '#features/documents/domain/endpoints.ts';
import { documentEvents } from '#features/documents/domain/events.ts';

export const documents = domainFeature({ documents: endpoints }, documentEvents);
