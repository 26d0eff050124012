import { domainFeature } from '#core/domain/contract.ts';
import * as endpoints from '#features/company-invitations/domain/endpoints.ts';
import { invitationEvents } from '#features/company-invitations/domain/events.ts';

export const companyInvitations = domainFeature(
  { companyInvitations: endpoints },
  invitationEvents,
);
