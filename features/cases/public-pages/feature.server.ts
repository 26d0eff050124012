import { featuresService, serverFeature } from '#core/server/feature.ts';
import { publicPages as domain } from './feature.domain.ts';
import { publicHandlers } from '#features/cases/public-pages/server/handlers.ts';
import { openProofs } from '#features/cases/public-pages/server/proofs.ts';
import { answerInvitationOf } from '#features/cases/public-pages/server/shared/answer-invitation.ts';
import { followUpLinksOf } from '#features/cases/submissions/server/shared/follow-up-links.ts';
import {
  messageReceived,
  submissionReceived,
  submissionWithdrawn,
} from '#features/cases/public-pages/server/events.ts';

export const publicPages = serverFeature(domain, {
  events: [submissionReceived, submissionWithdrawn, messageReceived],
  handlers: ({ settings, services }) => ({
    public: publicHandlers(
      openProofs(settings.authSecret),
      {
        links: followUpLinksOf(settings),
        answerInvitation: answerInvitationOf(services.get(featuresService), settings),
        sendsMail: settings.mail !== null,
      },
      settings,
    ),
  }),
});
