import { domainFeature } from '#core/domain/contract.ts';
import * as endpoints from '#features/portfolio/pitch-days/domain/endpoints.ts';
import * as invitationEndpoints from '#features/portfolio/pitch-days/domain/invitations/endpoints.ts';
import { pitchDayEvents } from '#features/portfolio/pitch-days/domain/events.ts';

export const pitchDays = domainFeature(
  { pitchDays: endpoints, pitchDayInvitations: invitationEndpoints },
  pitchDayEvents,
);
