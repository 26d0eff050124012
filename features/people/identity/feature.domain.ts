import { domainFeature } from '#core/domain/contract.ts';
import * as tokenEndpoints from '#core/domain/identity/token-endpoints.ts';
import * as accountEndpoints from '#features/people/identity/domain/account-endpoints.ts';
import { identityEvents } from '#features/people/identity/domain/events.ts';
import * as corporationInvitationEndpoints from '#features/people/identity/domain/corporation-invitation-endpoints.ts';
import * as invitationEndpoints from '#features/people/identity/domain/invitation-endpoints.ts';
import * as linkEndpoints from '#features/people/identity/domain/link-endpoints.ts';

export const identity = domainFeature(
  {
    identity: tokenEndpoints,
    account: accountEndpoints,
    accountLinks: linkEndpoints,
    invitations: invitationEndpoints,
    corporationInvitations: corporationInvitationEndpoints,
  },
  identityEvents,
);
