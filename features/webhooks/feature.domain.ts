import { domainFeature } from '#core/domain/contract.ts';
import * as endpoints from '#features/webhooks/domain/endpoints.ts';
import { webhookEvents } from '#features/webhooks/domain/events.ts';

export const webhooks = domainFeature({ webhooks: endpoints }, webhookEvents);
