import { serverFeature } from '#core/server/feature.ts';
import { publicPages as domain } from './feature.domain.ts';
import { publicHandlers } from '#features/cases/public-pages/server/handlers.ts';
import { openProofs } from '#features/cases/public-pages/server/proofs.ts';
import { openInvitationKeys } from '#features/cases/company-invitations/server/shared/invitation-keys.ts';
import { followUpLinksOf } from '#features/cases/public-pages/server/shared/follow-up-links.ts';
import {
  messageReceived,
  submissionReceived,
  submissionWithdrawn,
} from '#features/cases/public-pages/server/events.ts';

export const publicPages = serverFeature(domain, {
  events: [submissionReceived, submissionWithdrawn, messageReceived],
  handlers: ({ settings }) => ({
    public: publicHandlers(
      openProofs(settings.authSecret),
      {
        links: followUpLinksOf(settings),
        invitationKeys: openInvitationKeys(settings.authSecret),
        sendsMail: settings.mail !== null,
      },
      settings,
    ),
  }),
});
