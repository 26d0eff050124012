import { domainFeature } from '#core/domain/contract.ts';
import * as endpoints from '#features/operations/webhooks/domain/endpoints.ts';
import { webhookEvents } from '#features/operations/webhooks/domain/events.ts';

export const webhooks = domainFeature({ webhooks: endpoints }, webhookEvents);
