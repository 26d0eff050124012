import { domainFeature } from '#core/domain/contract.ts';
import * as endpoints from '#features/people/role-requests/domain/endpoints.ts';
import { roleRequestEvents } from '#features/people/role-requests/domain/events.ts';

export const roleRequests = domainFeature({ roleRequests: endpoints }, roleRequestEvents);
