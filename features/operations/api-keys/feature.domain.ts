import { domainFeature } from '#core/domain/contract.ts';
import * as endpoints from '#features/operations/api-keys/domain/endpoints.ts';
import { apiKeyEvents } from '#features/operations/api-keys/domain/events.ts';

export const apiKeys = domainFeature({ apiKeys: endpoints }, apiKeyEvents);
