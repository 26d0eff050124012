import { domainFeature } from '#core/domain/contract.ts';
import * as endpoints from '#core/domain/identity/user-endpoints.ts';
import * as accountEndpoints from '#features/people/users/domain/account-endpoints.ts';
import * as managementEndpoints from '#features/people/users/domain/management-endpoints.ts';
import * as mergeEndpoints from '#features/people/users/domain/merge-endpoints.ts';
import * as profileEndpoints from '#features/people/users/domain/profile-endpoints.ts';
import { userEvents } from '#features/people/users/domain/events.ts';

export const users = domainFeature(
  {
    users: endpoints,
    profiles: profileEndpoints,
    accounts: accountEndpoints,
    management: managementEndpoints,
    merges: mergeEndpoints,
  },
  userEvents,
);
