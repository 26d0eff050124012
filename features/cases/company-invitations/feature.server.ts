import { refusals } from '#core/domain/refusals.ts';
import { serveOneClick } from '#core/platform/http/one-click.ts';
import { refused } from '#core/platform/http/refused.ts';
import { serverFeature, type ServerParts } from '#core/server/feature.ts';
import { invitationsDemo } from '#features/cases/company-invitations/demo/fill-invitations.ts';
import { invitationLimits } from '#features/cases/company-invitations/domain/limits.ts';
import { linkToInvitation } from '#features/cases/company-invitations/domain/links.ts';
import { answerInvitation } from '#features/cases/company-invitations/server/answer-invitation.ts';
import { declineInvitation } from '#features/cases/company-invitations/server/decline-invitation.ts';
import { invitationDeclined } from '#features/cases/company-invitations/server/events.ts';
import { recipientHandlers } from '#features/cases/company-invitations/server/known-recipients.ts';
import { invitationHandlers } from '#features/cases/company-invitations/server/handlers.ts';
import { openInvitationKeys } from '#features/cases/company-invitations/server/shared/invitation-keys.ts';
import { findReceived, unsubscribe } from '#features/cases/company-invitations/server/received.ts';
import type { InvitationParts } from '#features/cases/company-invitations/server/queue-invitation.ts';
import { deleteOldInvitations } from '#features/cases/company-invitations/server/store.ts';
import { personTables } from '#features/cases/company-invitations/server/person-tables.ts';
import { companyInvitations as domain } from './feature.domain.ts';

const partsOf = ({ settings }: ServerParts): InvitationParts => ({
  keys: openInvitationKeys(settings.authSecret),
  publicUrl: settings.publicUrl,
  productName: settings.productName,
});

export const companyInvitations = serverFeature(domain, {
  demo: [invitationsDemo],
  answerInvitation,
  events: [invitationDeclined],
  handlers: (parts) => ({
    companyInvitations: { ...invitationHandlers(partsOf(parts)), ...recipientHandlers },
  }),
  start: (app, parts) => {
    const { keys } = partsOf(parts);
    const { db } = parts.database;
    serveOneClick(app, {
      path: linkToInvitation(':key'),
      perHour: invitationLimits.answersPerHour,
      unsubscribe: async (key) => {
        const id = keys.invitationIdOf(key);
        await db.transaction(async (tx) => {
          const invitation = id === null ? null : await findReceived(tx, id);
          if (invitation === null) throw refused(refusals.notFound);
          await unsubscribe(tx, invitation.id);
          await declineInvitation(tx, invitation, {
            reason: 'other',
            note: null,
            unsubscribes: true,
          });
        });
      },
    });
  },
  sweep: ({ database }) => deleteOldInvitations(database.db),
  personTables,
});
