import { domainFeature } from '#core/domain/contract.ts';
import * as endpoints from '#features/comments/domain/endpoints.ts';
import { commentEvents } from '#features/comments/domain/events.ts';

export const comments = domainFeature({ comments: endpoints }, commentEvents);
