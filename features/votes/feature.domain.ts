import { domainFeature } from '#core/domain/contract.ts';
import * as endpoints from '#features/votes/domain/endpoints.ts';

export const votes = domainFeature({ votes: endpoints });
