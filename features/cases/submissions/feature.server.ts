import { serverFeature } from '#core/server/feature.ts';
import { submissions as domain } from './feature.domain.ts';
import { decisionMails } from '#features/cases/decisions/server/shared/decision-mails.ts';
import { followUpLinksOf } from '#features/cases/public-pages/server/shared/follow-up-links.ts';
import { caseWorkDemo } from '#features/cases/submissions/demo/fill-case-work.ts';
import { submissionsDemo } from '#features/cases/submissions/demo/fill-submissions.ts';
import { draftHandlers } from '#features/cases/submissions/server/draft-handlers.ts';
import {
  submissionHandlers,
  submissionListHandlers,
} from '#features/cases/submissions/server/handlers.ts';
import { submissionStore } from '#features/cases/submissions/server/store.ts';
import { submissionMoved } from '#features/cases/submissions/server/events.ts';

export const submissions = serverFeature(domain, {
  events: [submissionMoved],
  handlers: ({ database, settings }) => {
    const store = submissionStore(database.db);
    const mails = decisionMails(followUpLinksOf(settings), settings.publicUrl);
    return {
      submissions: { ...submissionHandlers(store, mails.tell), ...submissionListHandlers(store) },
      drafting: draftHandlers(store),
    };
  },
  demo: [submissionsDemo, caseWorkDemo],
});
