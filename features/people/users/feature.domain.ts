import { domainFeature } from '#core/domain/contract.ts';
import * as roleEndpoints from '#core/domain/identity/role-endpoints.ts';
import * as endpoints from '#core/domain/identity/user-endpoints.ts';
import * as accessEndpoints from '#features/people/users/domain/access/endpoints.ts';
import * as accountEndpoints from '#features/people/users/domain/account-endpoints.ts';
import * as managementEndpoints from '#features/people/users/domain/management-endpoints.ts';
import * as mergeEndpoints from '#features/people/users/domain/merge-endpoints.ts';
import * as photoEndpoints from '#features/people/users/domain/photos/endpoints.ts';
import * as profileEndpoints from '#features/people/users/domain/profile-endpoints.ts';
import * as roleRequestEndpoints from '#features/people/users/domain/role-requests/endpoints.ts';
import { exportOfOwnData, exportOfUsers } from '#features/people/users/domain/export.ts';
import { userEvents } from '#features/people/users/domain/events.ts';
import { photoEvents } from '#features/people/users/domain/photos/events.ts';
import { roleRequestEvents } from '#features/people/users/domain/role-requests/events.ts';
import { needsYouWords } from '#features/people/users/domain/role-requests/needs-you.ts';

export const users = domainFeature(
  {
    users: endpoints,
    profiles: profileEndpoints,
    accounts: accountEndpoints,
    management: managementEndpoints,
    merges: mergeEndpoints,
    roles: roleEndpoints,
    roleRequests: roleRequestEndpoints,
    access: accessEndpoints,
    photos: photoEndpoints,
  },
  { ...userEvents, ...roleRequestEvents, ...photoEvents },
  {
    needsYou: needsYouWords,
    exports: [exportOfOwnData, exportOfUsers],
  },
);
