import { featuresService, type ServerParts } from '#core/server/feature.ts';
import { companyIndexService } from '#features/directory/companies/server/shared/company-index.ts';
import { companyLinkHandlers } from '#features/cases/submissions/server/company-link/handlers.ts';
import { decisionMails } from '#features/cases/submissions/server/decisions/decision-mails.ts';
import { decisionHandlers } from '#features/cases/submissions/server/decisions/handlers.ts';
import { takeBackHandler } from '#features/cases/submissions/server/decisions/take-move-back.ts';
import { messageHandlers } from '#features/cases/submissions/server/messages/handlers.ts';
import { scoreHandlers } from '#features/cases/submissions/server/scores/handlers.ts';
import { voteHandlers } from '#features/cases/submissions/server/votes/handlers.ts';
import { draftHandlers } from './draft-handlers.ts';
import { submissionHandlers, submissionListHandlers } from './handlers.ts';
import { commentCountOf } from './shared/comment-count.ts';
import { followUpLinksOf } from './shared/follow-up-links.ts';
import { submissionStore } from './store.ts';
import { versionHandlers } from './version-handlers.ts';

export function allHandlers({
  database,
  settings,
  services,
}: Pick<ServerParts, 'database' | 'settings' | 'services'>) {
  const store = submissionStore(database.db, commentCountOf(services.get(featuresService)));
  const links = followUpLinksOf(settings);
  const mails = decisionMails(links, settings.publicUrl, settings.mail !== null);
  return {
    submissions: {
      ...submissionHandlers(store, mails),
      ...submissionListHandlers(store, mails),
      ...versionHandlers,
    },
    submissionCompanies: companyLinkHandlers(store, services.get(companyIndexService)),
    drafting: draftHandlers(store),
    scores: scoreHandlers,
    votes: voteHandlers,
    messages: messageHandlers(links),
    decisions: { ...decisionHandlers(mails), ...takeBackHandler },
  };
}
