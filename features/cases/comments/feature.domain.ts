import { domainFeature } from '#core/domain/contract.ts';
import * as endpoints from '#features/cases/comments/domain/endpoints.ts';
import { commentEvents } from '#features/cases/comments/domain/events.ts';

export const comments = domainFeature({ comments: endpoints }, commentEvents);
