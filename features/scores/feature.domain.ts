import { domainFeature } from '#core/domain/contract.ts';
import * as endpoints from '#features/scores/domain/endpoints.ts';
import { scoreEvents } from '#features/scores/domain/events.ts';

export const scores = domainFeature({ scores: endpoints }, scoreEvents);
