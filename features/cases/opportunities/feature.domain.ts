import { domainFeature } from '#core/domain/contract.ts';
import * as endpoints from '#features/cases/opportunities/domain/endpoints.ts';
import * as templates from '#features/cases/opportunities/domain/template-endpoints.ts';
import { opportunityEvents } from '#features/cases/opportunities/domain/events.ts';

export const opportunities = domainFeature(
  { opportunities: endpoints, templates },
  opportunityEvents,
);
