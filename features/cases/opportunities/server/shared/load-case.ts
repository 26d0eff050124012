import { opportunityRefusals } from '#features/cases/opportunities/domain/refusals.ts';
import { refusals } from '#core/domain/refusals.ts';
import { and, eq, sql } from 'drizzle-orm';
import type { OpportunityStatus } from '#features/cases/opportunities/domain/opportunity.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { refused } from '#core/platform/http/refused.ts';
import { corporations, cycles } from '#core/server/tables/corporations.ts';
import { opportunities, opportunityTeam } from '#features/cases/opportunities/server/tables.ts';
import { statusOfOpportunity } from './opportunity-status.ts';
import { visibilityScopeOf, type VisibilityScope } from '#core/server/authorization/visibility.ts';
import { visibleOpportunity } from './visibility.ts';
import type { Viewer } from '#core/server/authorization/viewer.ts';

/** The facts that permissions on case work depend on: an opportunity as seen by one reader. */
export interface OpportunityCaseContext {
  readonly opportunityId: string;
  readonly corporationId: string;
  /** The corporation's settings, which contain its stages. */
  readonly igniteConfig: unknown;
  /** The corporation's. */
  readonly timeZone: string;
  readonly status: OpportunityStatus;
  /** The reader's own roles on the opportunity. */
  readonly roles: string[];
}

/** The reader's own roles on an opportunity (section 6): computed per reader, never stored. */
export const ownRoles = (scope: VisibilityScope) => sql<string[]>`array(
  select ${opportunityTeam.role} from ${opportunityTeam}
  where ${opportunityTeam.opportunityId} = ${opportunities.id}
    and ${opportunityTeam.userId} = ${scope.userId}::uuid)`;

/** The columns of a case, for queries of opportunities joined with their cycle and corporation. */
export const caseColumns = (scope: VisibilityScope) => ({
  opportunityId: opportunities.id,
  corporationId: opportunities.corporationId,
  igniteConfig: corporations.igniteConfig,
  timeZone: corporations.timeZone,
  status: statusOfOpportunity,
  roles: ownRoles(scope),
});

/** @throws Refused `notFound` if it does not exist or is not visible to the viewer. */
export async function loadOpportunityCase(
  db: Queryable,
  viewer: Viewer,
  opportunityId: string,
): Promise<OpportunityCaseContext> {
  const scope = visibilityScopeOf(viewer);
  const [row] = await db
    .select(caseColumns(scope))
    .from(opportunities)
    .innerJoin(cycles, eq(cycles.id, opportunities.cycleId))
    .innerJoin(corporations, eq(corporations.id, opportunities.corporationId))
    .where(and(eq(opportunities.id, opportunityId), visibleOpportunity(scope)));
  if (!row) throw refused(refusals.notFound);
  return row;
}

/** @throws Refused `opportunity.finished`: there is no case work on a finished opportunity. */
export function assertCaseOpen({ status }: Pick<OpportunityCaseContext, 'status'>): void {
  if (status === 'FINISHED') throw refused(opportunityRefusals['opportunity.finished']);
}
