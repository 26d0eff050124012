import { serverFeature } from '#core/server/feature.ts';
import { decisions as domain } from './feature.domain.ts';
import { followUpLinksOf } from '#features/public/server/public/follow-up.ts';
import { countOverdue } from '#features/submissions/server/public/clock.ts';
import { moveDecided } from '#features/submissions/server/public/recording.ts';
import { decisionHandlers } from './server/handlers.ts';
import { decisionMails } from './server/public/mailing.ts';

export const decisions = serverFeature(domain, {
  handlers: ({ settings }) => ({
    decisions: decisionHandlers({
      mails: decisionMails(followUpLinksOf(settings), settings.publicUrl),
      move: moveDecided,
      countOverdue,
    }),
  }),
});
