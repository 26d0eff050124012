import { domainFeature } from '#core/domain/contract.ts';
import * as endpoints from '#features/matches/domain/endpoints.ts';

export const matches = domainFeature({ matches: endpoints });
