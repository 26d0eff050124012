import { domainFeature } from '#core/domain/contract.ts';
import * as endpoints from '#features/comments/domain/endpoints.ts';

export const comments = domainFeature({ comments: endpoints });
