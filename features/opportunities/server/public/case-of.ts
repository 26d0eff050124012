import { and, eq, sql } from 'drizzle-orm';
import type { OpportunityStatus } from '#features/opportunities/domain/opportunity.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { refused } from '#core/platform/http/refused.ts';
import { corporations, cycles } from '#core/server/tables/corporations.ts';
import { opportunities, opportunityTeam } from '#features/opportunities/server/tables.ts';
import { statusOfOpportunity } from './opportunity-status.ts';
import { submissions } from '#features/submissions/server/tables.ts';
import { sightOf, type Sight } from '#core/server/authorization/visibility.ts';
import { visibleOpportunity } from './visibility.ts';
import type { Viewer } from '#core/server/authorization/viewer.ts';

/** What rights on case work are decided by: an opportunity, seen by one reader. */
export interface CaseOfOpportunity {
  readonly opportunityId: string;
  readonly corporationId: string;
  /** The corporation's settings, where its stages stand. */
  readonly igniteConfig: unknown;
  readonly status: OpportunityStatus;
  /** The reader's own roles on the opportunity. */
  readonly roles: string[];
}

/** The same for one submission to it. */
export interface CaseOfSubmission extends CaseOfOpportunity {
  readonly submissionId: string;
  readonly stage: string;
  /** When its submitter took it back. */
  readonly withdrawnAt: string | null;
}

/** The reader's own roles on an opportunity (section 6): computed for each reader, never stored. */
export const ownRoles = (sight: Sight) => sql<string[]>`array(
  select ${opportunityTeam.role} from ${opportunityTeam}
  where ${opportunityTeam.opportunityId} = ${opportunities.id}
    and ${opportunityTeam.userId} = ${sight.userId}::uuid)`;

/** What a query of opportunities with their cycle and corporation says of the case. */
export const caseColumns = (sight: Sight) => ({
  opportunityId: opportunities.id,
  corporationId: opportunities.corporationId,
  igniteConfig: corporations.igniteConfig,
  status: statusOfOpportunity,
  roles: ownRoles(sight),
});

/** @throws Refused `notFound` when there is none, or the viewer does not see it. */
export async function caseOfOpportunity(
  db: Queryable,
  viewer: Viewer,
  opportunityId: string,
): Promise<CaseOfOpportunity> {
  const sight = sightOf(viewer);
  const [found] = await db
    .select(caseColumns(sight))
    .from(opportunities)
    .innerJoin(cycles, eq(cycles.id, opportunities.cycleId))
    .innerJoin(corporations, eq(corporations.id, opportunities.corporationId))
    .where(and(eq(opportunities.id, opportunityId), visibleOpportunity(sight)));
  if (!found) throw refused('notFound');
  return found;
}

/** @throws Refused `notFound` when there is none, or the viewer does not see it. */
export async function caseOfSubmission(
  db: Queryable,
  viewer: Viewer,
  submissionId: string,
): Promise<CaseOfSubmission> {
  const sight = sightOf(viewer);
  const [found] = await db
    .select({
      ...caseColumns(sight),
      submissionId: submissions.id,
      stage: submissions.stage,
      withdrawnAt: submissions.withdrawnAt,
    })
    .from(submissions)
    .innerJoin(opportunities, eq(opportunities.id, submissions.opportunityId))
    .innerJoin(cycles, eq(cycles.id, opportunities.cycleId))
    .innerJoin(corporations, eq(corporations.id, opportunities.corporationId))
    .where(and(eq(submissions.id, submissionId), submissions.isActive, visibleOpportunity(sight)));
  if (!found) throw refused('notFound');
  return found;
}

/**
 * @throws Refused `opportunity.finished` or `submission.withdrawn`: case work rests once an
 * opportunity is finished, and on a submission that was taken back.
 */
export function demandOpen({
  status,
  withdrawnAt,
}: Pick<CaseOfOpportunity, 'status'> & { readonly withdrawnAt?: string | null }): void {
  if (status === 'FINISHED') throw refused('opportunity.finished');
  if (typeof withdrawnAt === 'string') throw refused('submission.withdrawn');
}
