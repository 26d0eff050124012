import { domainFeature } from '#core/domain/contract.ts';
import * as tokenEndpoints from '#core/domain/identity/token-endpoints.ts';
import * as accountEndpoints from '#features/identity/domain/account-endpoints.ts';
import { identityEvents } from '#features/identity/domain/events.ts';
import * as invitationEndpoints from '#features/identity/domain/invitation-endpoints.ts';
import * as linkEndpoints from '#features/identity/domain/link-endpoints.ts';

export const identity = domainFeature(
  {
    identity: tokenEndpoints,
    account: accountEndpoints,
    accountLinks: linkEndpoints,
    invitations: invitationEndpoints,
  },
  identityEvents,
);
