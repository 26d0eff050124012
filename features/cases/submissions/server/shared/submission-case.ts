import { and, eq } from 'drizzle-orm';
import { refusals } from '#core/domain/refusals.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { refused } from '#core/platform/http/refused.ts';
import type { Viewer } from '#core/server/authorization/viewer.ts';
import { visibilityScopeOf } from '#core/server/authorization/visibility.ts';
import { corporations, cycles } from '#core/server/tables/corporations.ts';
import {
  assertCaseOpen,
  caseColumns,
  type OpportunityCaseContext,
} from '#features/cases/opportunities/server/shared/load-case.ts';
import { visibleOpportunity } from '#features/cases/opportunities/server/shared/visibility.ts';
import { opportunities } from '#features/cases/opportunities/server/tables.ts';
import { submissionRefusals } from '#features/cases/submissions/domain/refusals.ts';
import { submissions } from '#features/cases/submissions/server/tables.ts';

/** The facts that permissions on a submission depend on: those of its opportunity, and its own. */
export interface SubmissionCaseContext extends OpportunityCaseContext {
  readonly submissionId: string;
  readonly stage: string;
  /** When the submitter withdrew it. */
  readonly withdrawnAt: string | null;
}

/** Null if it does not exist or is not visible to the viewer. */
export async function findSubmissionCase(
  db: Queryable,
  viewer: Viewer,
  submissionId: string,
): Promise<SubmissionCaseContext | null> {
  const scope = visibilityScopeOf(viewer);
  const [row] = await db
    .select({
      ...caseColumns(scope),
      submissionId: submissions.id,
      stage: submissions.stage,
      withdrawnAt: submissions.withdrawnAt,
    })
    .from(submissions)
    .innerJoin(opportunities, eq(opportunities.id, submissions.opportunityId))
    .innerJoin(cycles, eq(cycles.id, opportunities.cycleId))
    .innerJoin(corporations, eq(corporations.id, opportunities.corporationId))
    .where(and(eq(submissions.id, submissionId), submissions.isActive, visibleOpportunity(scope)));
  return row ?? null;
}

/** @throws Refused `notFound` if it does not exist or is not visible to the viewer. */
export async function loadSubmissionCase(
  db: Queryable,
  viewer: Viewer,
  submissionId: string,
): Promise<SubmissionCaseContext> {
  const context = await findSubmissionCase(db, viewer, submissionId);
  if (context === null) throw refused(refusals.notFound);
  return context;
}

/**
 * @throws Refused `opportunity.finished` or `submission.withdrawn`: no case work on a finished
 * opportunity or a withdrawn submission.
 */
export function assertSubmissionOpen(
  subject: Pick<SubmissionCaseContext, 'status' | 'withdrawnAt'>,
): void {
  assertCaseOpen(subject);
  if (subject.withdrawnAt !== null) throw refused(submissionRefusals['submission.withdrawn']);
}
