import { serverFeature } from '#core/server/feature.ts';
import { roleRequestsDemo } from '#features/people/role-requests/demo/fill-role-requests.ts';
import {
  roleRequestCreated,
  roleRequestDecided,
} from '#features/people/role-requests/server/events.ts';
import { roleRequestHandlers } from '#features/people/role-requests/server/handlers.ts';
import { roleRequests as domain } from './feature.domain.ts';

export const roleRequests = serverFeature(domain, {
  handlers: () => ({ roleRequests: roleRequestHandlers }),
  events: [roleRequestCreated, roleRequestDecided],
  demo: [roleRequestsDemo],
});
