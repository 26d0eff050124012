import { domainFeature } from '#core/domain/contract.ts';
import * as endpoints from '#core/domain/identity/user-endpoints.ts';
import * as accountEndpoints from '#features/users/domain/account-endpoints.ts';
import * as managementEndpoints from '#features/users/domain/management-endpoints.ts';
import * as mergeEndpoints from '#features/users/domain/merge-endpoints.ts';
import * as profileEndpoints from '#features/users/domain/profile-endpoints.ts';
import { userEvents } from '#features/users/domain/events.ts';

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
