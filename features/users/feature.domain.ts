import { domainFeature } from '#core/domain/contract.ts';
import * as endpoints from '#core/domain/identity/user-endpoints.ts';
import { userEvents } from '#features/users/domain/events.ts';

export const users = domainFeature({ users: endpoints }, userEvents);
