import { domainFeature } from '#core/domain/contract.ts';
import * as endpoints from '#features/scores/domain/endpoints.ts';

export const scores = domainFeature({ scores: endpoints });
