import { domainFeature } from '#core/domain/contract.ts';
import * as endpoints from '#features/cases/company-invitations/domain/endpoints.ts';
import { invitationEvents } from '#features/cases/company-invitations/domain/events.ts';

export const companyInvitations = domainFeature(
  { companyInvitations: endpoints },
  invitationEvents,
);
