import { calendar } from '#features/cases/submissions/server/calendar.ts';
import { importTarget } from '#features/cases/submissions/server/import/import-target.ts';
import { featuresService, serverFeature } from '#core/server/feature.ts';
import { submissions as domain } from './feature.domain.ts';
import { submissionDemos } from '#features/cases/submissions/demo/demos.ts';
import { provideChanges } from '#features/cases/submissions/server/submission-changes.ts';
import { allHandlers } from '#features/cases/submissions/server/all-handlers.ts';
import { submissionMoved } from '#features/cases/submissions/server/events.ts';
import { commentCountOf } from '#features/cases/submissions/server/shared/comment-count.ts';
import { fileOwner } from '#features/cases/submissions/server/file-owner.ts';
import {
  messageFileOwner,
  sweepUnsentFiles,
} from '#features/cases/submissions/server/messages/file-owner.ts';
import { mailCopied } from '#features/cases/submissions/server/mail-copied.ts';
import { opportunitySubmissions } from '#features/cases/submissions/server/opportunity-submissions.ts';
import { needsYou } from '#features/cases/submissions/server/needs-you.ts';
import { personTables } from '#features/cases/submissions/server/person-tables.ts';
import { submission } from '#features/cases/submissions/server/record-kind.ts';
import { submissionsExport } from '#features/cases/submissions/server/export-source.ts';

export const submissions = serverFeature(domain, {
  fileOwners: [fileOwner, messageFileOwner],
  sweep: ({ database }) => sweepUnsentFiles(database.db),
  mailCopied,
  opportunitySubmissions,
  exports: ({ services }) => ({
    submissions: submissionsExport(commentCountOf(services.get(featuresService))),
  }),
  calendar,
  needsYou,
  provide: ({ services }) => provideChanges(services),
  events: [submissionMoved],
  handlers: allHandlers,
  importTarget,
  auditNames: { submission },
  demo: submissionDemos,
  personTables,
});
