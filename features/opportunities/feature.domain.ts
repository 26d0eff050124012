import { domainFeature } from '#core/domain/contract.ts';
import * as endpoints from '#features/opportunities/domain/endpoints.ts';

export const opportunities = domainFeature({ opportunities: endpoints });
