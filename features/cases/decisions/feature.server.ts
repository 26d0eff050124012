import { serverFeature } from '#core/server/feature.ts';
import { decisions as domain } from './feature.domain.ts';
import { followUpLinksOf } from '#features/cases/public-pages/server/shared/follow-up-links.ts';
import { countOverdue } from '#features/cases/submissions/server/shared/response-deadline.ts';
import { moveToDecidedStage } from '#features/cases/submissions/server/shared/moves.ts';
import { decisionHandlers } from '#features/cases/decisions/server/handlers.ts';
import { decisionMails } from '#features/cases/decisions/server/shared/decision-mails.ts';

export const decisions = serverFeature(domain, {
  handlers: ({ settings }) => ({
    decisions: decisionHandlers({
      mails: decisionMails(followUpLinksOf(settings), settings.publicUrl),
      move: moveToDecidedStage,
      countOverdue,
    }),
  }),
});
