import { refusals } from '#core/domain/refusals.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { refused } from '#core/platform/http/refused.ts';
import { grant } from '#core/server/authorization/grant.ts';
import type { Handlers } from '#core/server/endpoints/routes.ts';
import { emit } from '#core/server/events/emit.ts';
import type * as endpoints from '#features/cases/company-invitations/domain/endpoints.ts';
import { invitationEvents } from '#features/cases/company-invitations/domain/events.ts';
import { invitationRefusals } from '#features/cases/company-invitations/domain/refusals.ts';
import { cancelMails } from '#features/people/mails/server/shared/mail-outbox.ts';
import { loadOpportunityCase } from '#features/cases/opportunities/server/shared/load-case.ts';
import { findInvitingOpportunity } from '#features/cases/public-pages/server/shared/published.ts';
import { declineInvitation, type GivenAnswer } from './decline-invitation.ts';
import { findReceived, receivedInvitation, storeAnswer, trackStep } from './received.ts';
import { expiryOf, obstacleOf, senderNameOf } from './invitation-terms.ts';
import type { InvitationParts } from './queue-invitation.ts';
import { sendInvitation } from './send-invitation.ts';
import { listInvitations, withdrawInvitation } from './store.ts';

export function invitationHandlers(
  parts: InvitationParts,
): Omit<Handlers<typeof endpoints>, 'recipients'> {
  /** An invalid key, and one of an invitation that was withdrawn, are answered with 404. */
  async function loadByKey(db: Queryable, key: string) {
    const id = parts.keys.invitationIdOf(key);
    const invitation = id === null ? null : await findReceived(db, id);
    if (invitation === null || invitation.state === 'withdrawn') throw refused(refusals.notFound);
    return invitation;
  }
  async function loadReceived(db: Queryable, key: string) {
    const received = await receivedInvitation(db, await loadByKey(db, key));
    if (received === null) throw refused(refusals.notFound);
    return received;
  }

  return {
    list: async ({ viewer, params, db }) => {
      const subject = await loadOpportunityCase(db, viewer, params.id);
      const granted = grant(viewer, 'viewTeam', subject);
      const opportunity = await findInvitingOpportunity(db, params.id);
      if (opportunity === null) throw refused(refusals.notFound);
      const { name, summary, endDate, timeZone, corporation } = opportunity;
      return {
        data: await listInvitations(db, granted),
        obstacle: obstacleOf(opportunity),
        expiresAt: expiryOf(opportunity, new Date()),
        opportunity: { name, summary, endDate, timeZone, corporationName: corporation.name },
        senderName: await senderNameOf(db, granted.userId),
      };
    },

    send: async ({ viewer, params, body, db }) => {
      const subject = await loadOpportunityCase(db, viewer, params.id);
      return sendInvitation(db, grant(viewer, 'inviteCompany', subject), body, parts);
    },

    withdraw: async ({ viewer, params: { id, invitationId }, db }) => {
      const granted = grant(viewer, 'inviteCompany', await loadOpportunityCase(db, viewer, id));
      const ended = await withdrawInvitation(db, granted, invitationId);
      if (ended === null) throw refused(refusals.notFound);
      if (ended.mailId !== null) await cancelMails(db, [ended.mailId]);
      await emit(db, invitationEvents['companyInvitation.withdrawn'], {
        opportunityId: id,
        actorId: granted.userId,
        name: ended.companyName,
      });
      return null;
    },

    received: ({ params, db }) => loadReceived(db, params.key),

    track: async ({ params, body, db }) => {
      const { id } = await loadByKey(db, params.key);
      await trackStep(db, id, body.step);
      return null;
    },

    answer: async ({ params, body, db }) => {
      const invitation = await loadByKey(db, params.key);
      const { reason, note = null, unsubscribes = false } = body;
      const answer: GivenAnswer = { reason, note, unsubscribes };
      const isStored =
        reason === null
          ? await storeAnswer(db, invitation.id, answer)
          : await declineInvitation(db, invitation, { ...answer, reason });
      if (!isStored) throw refused(invitationRefusals['invitation.ended']);
      return loadReceived(db, params.key);
    },
  };
}
