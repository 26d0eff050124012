import { domainFeature } from '#core/domain/contract.ts';
import * as endpoints from '#features/matches/domain/endpoints.ts';
import { matchEvents } from '#features/matches/domain/events.ts';

export const matches = domainFeature({ matches: endpoints }, matchEvents);
