import { domainFeature } from '#core/domain/contract.ts';
import * as endpoints from '#features/opportunities/domain/endpoints.ts';
import { opportunityEvents } from '#features/opportunities/domain/events.ts';

export const opportunities = domainFeature({ opportunities: endpoints }, opportunityEvents);
