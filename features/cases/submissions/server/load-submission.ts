import { and, eq, type Placeholder } from 'drizzle-orm';
import type { Submission } from '#features/cases/submissions/domain/submission.ts';
import { attachmentFor } from '#features/cases/files/server/shared/attachments.ts';
import { caseColumns } from '#features/cases/opportunities/server/shared/load-case.ts';
import { visibleOpportunity } from '#features/cases/opportunities/server/shared/visibility.ts';
import { type VisibilityScope } from '#core/server/authorization/visibility.ts';
import type { Viewer } from '#core/server/authorization/viewer.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { companies } from '#features/directory/companies/server/tables.ts';
import { corporations, cycles } from '#core/server/tables/corporations.ts';
import { opportunities } from '#features/cases/opportunities/server/tables.ts';
import { submissions } from './tables.ts';
import { withCaseWork } from './case-work.ts';
import { rowColumns } from './columns.ts';
import { companyColumns } from './company-link/columns.ts';
import type { CommentCount } from './shared/comment-count.ts';
import { agreedTerms } from '#features/cases/corporations/server/shared/legal-texts.ts';
import { waitingMailFor } from './shared/waiting-mails.ts';
import { filesOf } from './shared/submission-files.ts';

/** One submission with its case, within the reader's visibility scope. */
export const submissionQuery = (db: Queryable, scope: VisibilityScope, id: string | Placeholder) =>
  db
    .select({
      ...rowColumns,
      ...companyColumns,
      pitch: submissions.pitch,
      answers: submissions.answers,
      reason: submissions.reason,
      openedAt: submissions.openedAt,
      revisedAt: submissions.revisedAt,
      terms: agreedTerms(submissions.termsId),
      case: caseColumns(scope),
    })
    .from(submissions)
    .innerJoin(opportunities, eq(opportunities.id, submissions.opportunityId))
    .innerJoin(cycles, eq(cycles.id, opportunities.cycleId))
    .innerJoin(corporations, eq(corporations.id, opportunities.corporationId))
    .leftJoin(companies, eq(companies.id, submissions.companyId))
    .where(and(eq(submissions.id, id), submissions.isActive, visibleOpportunity(scope)));

/** The same with votes, comments, scores and decision, as far as the viewer may see them. */
export async function loadSubmission(
  db: Queryable,
  commentCount: CommentCount,
  viewer: Viewer,
  { case: of, ...submission }: Awaited<ReturnType<typeof submissionQuery>>[number],
): Promise<Submission | null> {
  const [row] = await withCaseWork(db, commentCount, viewer, of, [submission]);
  if (!row) return null;
  const files = await filesOf(db, [row.id]);
  return {
    ...row,
    attachments: files.map((file) => attachmentFor(viewer, file)),
    ...(await waitingMailFor(db, viewer, of, row.id)),
  };
}
