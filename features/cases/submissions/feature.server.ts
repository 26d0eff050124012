import { importTarget } from '#features/cases/submissions/server/import/import-target.ts';
import { serverFeature } from '#core/server/feature.ts';
import { submissions as domain } from './feature.domain.ts';
import { followUpLinksOf } from '#features/cases/public-pages/server/shared/follow-up-links.ts';
import { decisionMails } from '#features/cases/submissions/server/decisions/decision-mails.ts';
import { decisionHandlers } from '#features/cases/submissions/server/decisions/handlers.ts';
import { draftHandlers } from '#features/cases/submissions/server/draft-handlers.ts';
import {
  submissionHandlers,
  submissionListHandlers,
} from '#features/cases/submissions/server/handlers.ts';
import { messageHandlers } from '#features/cases/submissions/server/messages/handlers.ts';
import { scoreHandlers } from '#features/cases/submissions/server/scores/handlers.ts';
import { submissionDemos } from '#features/cases/submissions/demo/demos.ts';
import { provideChanges } from '#features/cases/submissions/server/submission-changes.ts';
import { submissionStore } from '#features/cases/submissions/server/store.ts';
import { submissionMoved } from '#features/cases/submissions/server/events.ts';
import { voteHandlers } from '#features/cases/submissions/server/votes/handlers.ts';
import { needsYou } from '#features/cases/submissions/server/needs-you.ts';
import { personTables } from '#features/cases/submissions/server/person-tables.ts';
import { submissionsExport } from '#features/cases/submissions/server/export-source.ts';

export const submissions = serverFeature(domain, {
  exports: () => ({ submissions: submissionsExport }),
  needsYou,
  provide: ({ services }) => provideChanges(services),
  events: [submissionMoved],
  handlers: ({ database, settings }) => {
    const store = submissionStore(database.db);
    const links = followUpLinksOf(settings);
    const mails = decisionMails(links, settings.publicUrl);
    return {
      submissions: { ...submissionHandlers(store, mails.tell), ...submissionListHandlers(store) },
      drafting: draftHandlers(store),
      scores: scoreHandlers,
      votes: voteHandlers,
      messages: messageHandlers(links),
      decisions: decisionHandlers(mails),
    };
  },
  importTarget,
  demo: submissionDemos,
  personTables,
});
