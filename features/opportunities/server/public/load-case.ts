import { submissionRefusals } from '#features/submissions/domain/refusals.ts';
import { refusals } from '#core/domain/refusals.ts';
import { and, eq, sql } from 'drizzle-orm';
import type { OpportunityStatus } from '#features/opportunities/domain/opportunity.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { refused } from '#core/platform/http/refused.ts';
import { corporations, cycles } from '#core/server/tables/corporations.ts';
import { opportunities, opportunityTeam } from '#features/opportunities/server/tables.ts';
import { statusOfOpportunity } from './opportunity-status.ts';
import { submissions } from '#features/submissions/server/tables.ts';
import { visibilityScopeOf, type VisibilityScope } from '#core/server/authorization/visibility.ts';
import { visibleOpportunity } from './visibility.ts';
import type { Viewer } from '#core/server/authorization/viewer.ts';

/** What rights on case work are decided by: an opportunity, seen by one reader. */
export interface OpportunityCaseContext {
  readonly opportunityId: string;
  readonly corporationId: string;
  /** The corporation's settings, where its stages stand. */
  readonly igniteConfig: unknown;
  readonly status: OpportunityStatus;
  /** The reader's own roles on the opportunity. */
  readonly roles: string[];
}

/** The same for one submission to it. */
export interface SubmissionCaseContext extends OpportunityCaseContext {
  readonly submissionId: string;
  readonly stage: string;
  /** When its submitter took it back. */
  readonly withdrawnAt: string | null;
}

/** The reader's own roles on an opportunity (section 6): computed for each reader, never stored. */
export const ownRoles = (scope: VisibilityScope) => sql<string[]>`array(
  select ${opportunityTeam.role} from ${opportunityTeam}
  where ${opportunityTeam.opportunityId} = ${opportunities.id}
    and ${opportunityTeam.userId} = ${scope.userId}::uuid)`;

/** What a query of opportunities with their cycle and corporation says of the case. */
export const caseColumns = (scope: VisibilityScope) => ({
  opportunityId: opportunities.id,
  corporationId: opportunities.corporationId,
  igniteConfig: corporations.igniteConfig,
  status: statusOfOpportunity,
  roles: ownRoles(scope),
});

/** @throws Refused `notFound` when there is none, or the viewer does not see it. */
export async function loadOpportunityCase(
  db: Queryable,
  viewer: Viewer,
  opportunityId: string,
): Promise<OpportunityCaseContext> {
  const scope = visibilityScopeOf(viewer);
  const [found] = await db
    .select(caseColumns(scope))
    .from(opportunities)
    .innerJoin(cycles, eq(cycles.id, opportunities.cycleId))
    .innerJoin(corporations, eq(corporations.id, opportunities.corporationId))
    .where(and(eq(opportunities.id, opportunityId), visibleOpportunity(scope)));
  if (!found) throw refused(refusals.notFound);
  return found;
}

/** @throws Refused `notFound` when there is none, or the viewer does not see it. */
export async function loadSubmissionCase(
  db: Queryable,
  viewer: Viewer,
  submissionId: string,
): Promise<SubmissionCaseContext> {
  const scope = visibilityScopeOf(viewer);
  const [found] = await db
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
  if (!found) throw refused(refusals.notFound);
  return found;
}

/**
 * @throws Refused `opportunity.finished` or `submission.withdrawn`: case work rests once an
 * opportunity is finished, and on a submission that was taken back.
 */
export function assertCaseOpen({
  status,
  withdrawnAt,
}: Pick<OpportunityCaseContext, 'status'> & { readonly withdrawnAt?: string | null }): void {
  if (status === 'FINISHED') throw refused(submissionRefusals['opportunity.finished']);
  if (typeof withdrawnAt === 'string') throw refused(submissionRefusals['submission.withdrawn']);
}
