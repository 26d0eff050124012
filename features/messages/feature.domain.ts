import { domainFeature } from '#core/domain/contract.ts';
import * as endpoints from '#features/messages/domain/endpoints.ts';
import { messageEvents } from '#features/messages/domain/events.ts';

export const messages = domainFeature({ messages: endpoints }, messageEvents);
