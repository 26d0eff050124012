import { domainFeature } from '#core/domain/contract.ts';
import * as endpoints from '#features/messages/domain/endpoints.ts';

export const messages = domainFeature({ messages: endpoints });
