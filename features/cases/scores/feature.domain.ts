import { domainFeature } from '#core/domain/contract.ts';
import * as endpoints from '#features/cases/scores/domain/endpoints.ts';
import { scoreEvents } from '#features/cases/scores/domain/events.ts';

export const scores = domainFeature({ scores: endpoints }, scoreEvents);
