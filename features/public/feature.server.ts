import { serverFeature } from '#core/server/feature.ts';
import { publicPages as domain } from './feature.domain.ts';
import { publicHandlers } from '#features/public/server/handlers.ts';
import { openProofs } from '#features/public/server/proofs.ts';
import { openInvitationKeys } from '#features/company-invitations/server/public/invitation-keys.ts';
import { followUpLinksOf } from '#features/public/server/public/follow-up-links.ts';
import {
  messageReceived,
  submissionReceived,
  submissionWithdrawn,
} from '#features/public/server/events.ts';

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
