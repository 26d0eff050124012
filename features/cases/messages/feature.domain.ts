import { domainFeature } from '#core/domain/contract.ts';
import * as endpoints from '#features/cases/messages/domain/endpoints.ts';
import { messageEvents } from '#features/cases/messages/domain/events.ts';

export const messages = domainFeature({ messages: endpoints }, messageEvents);
