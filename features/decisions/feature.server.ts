import { serverFeature } from '#core/server/feature.ts';
import { decisions as domain } from './feature.domain.ts';
import { followUpLinksOf } from '#features/public-pages/server/shared/follow-up-links.ts';
import { countOverdue } from '#features/submissions/server/shared/response-deadline.ts';
import { moveToDecidedStage } from '#features/submissions/server/shared/moves.ts';
import { decisionHandlers } from '#features/decisions/server/handlers.ts';
import { decisionMails } from '#features/decisions/server/shared/decision-mails.ts';

export const decisions = serverFeature(domain, {
  handlers: ({ settings }) => ({
    decisions: decisionHandlers({
      mails: decisionMails(followUpLinksOf(settings), settings.publicUrl),
      move: moveToDecidedStage,
      countOverdue,
    }),
  }),
});
