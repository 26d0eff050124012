import { domainFeature } from '#core/domain/contract.ts';
import * as endpoints from '#features/cases/views/domain/endpoints.ts';
import { viewEvents } from '#features/cases/views/domain/events.ts';

export const views = domainFeature({ savedViews: endpoints }, viewEvents);
