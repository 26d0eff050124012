import { domainFeature } from '#core/domain/contract.ts';
import * as endpoints from '#features/portfolio/matches/domain/endpoints.ts';
import { matchEvents } from '#features/portfolio/matches/domain/events.ts';

export const matches = domainFeature({ matches: endpoints }, matchEvents);
