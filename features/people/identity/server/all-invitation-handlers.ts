import type { ServerParts } from '#core/server/feature.ts';
import { peopleRecordsService } from '#features/people/identity/server/shared/people-records.ts';
import { corporationInvitationHandlers } from './corporation-invitation-handlers.ts';
import { invitationHandlers } from './invitation-handlers.ts';

/** Invitations to any corporation, and to one. */
export const allInvitationHandlers = (parts: Pick<ServerParts, 'settings' | 'services'>) => ({
  invitations: invitationHandlers(parts, parts.services.get(peopleRecordsService)),
  corporationInvitations: corporationInvitationHandlers(parts),
});
