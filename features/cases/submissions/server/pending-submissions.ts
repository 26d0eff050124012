import { sql, type SQL } from 'drizzle-orm';
import { visibilityScopeOf } from '#core/server/authorization/visibility.ts';
import type { Viewer } from '#core/server/authorization/viewer.ts';
import { unansweredMessages } from '#features/cases/submissions/server/shared/unanswered-messages.ts';
import {
  needsYouKinds,
  type NeedsYouFilter,
  type NeedsYouKind,
} from '#features/cases/submissions/domain/needs-you.ts';
import type { OpportunityCaseContext } from '#features/cases/opportunities/server/shared/load-case.ts';
import { unscoredSubmissions } from '#features/cases/submissions/server/scores/unscored-submissions.ts';
import {
  dueAnswers,
  unopenedSubmissions,
  unreadMentions,
} from '#features/cases/submissions/server/shared/needs-you.ts';
import { submissions } from '#features/cases/submissions/server/tables.ts';
import type {
  OwnWork,
  SubmissionPart,
} from '#features/cases/opportunities/server/shared/own-work.ts';

const parts: Readonly<Record<NeedsYouKind, SubmissionPart>> = {
  newSubmission: unopenedSubmissions,
  score: unscoredSubmissions,
  answer: dueAnswers,
  message: unansweredMessages,
  mention: unreadMentions,
};

/** What waits in submissions for the reader: `kind`, `id`, `submission_id`, `at` and `name`. */
export const pendingSubmissions = (
  work: OwnWork,
  kinds: readonly NeedsYouKind[] = needsYouKinds,
): SQL =>
  sql.join(
    kinds.map(
      (kind) => sql`select ${kind}::text as kind, of_kind.*
        from (${parts[kind](work)}) as of_kind(id, submission_id, at, name)`,
    ),
    sql` union all `,
  );

/** Whether a row of `submissions` of this opportunity needs the reader: those that the figure counts. */
export function needsReader(
  viewer: Viewer,
  opportunity: OpportunityCaseContext,
  filter: NeedsYouFilter,
): SQL {
  const { userId, ...scope } = visibilityScopeOf(viewer);
  if (userId === null) return sql`false`;
  const cases = opportunity.roles.length > 0 ? [opportunity] : [];
  const work = { viewer, scope: { ...scope, userId }, cases };
  const waiting = pendingSubmissions(work, filter === 'true' ? needsYouKinds : [filter]);
  return sql`${submissions.id} in (select waiting.submission_id from (${waiting}) as waiting)`;
}
