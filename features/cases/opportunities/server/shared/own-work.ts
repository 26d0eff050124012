import { and, eq, sql, type SQL } from 'drizzle-orm';
import { may, type Permission } from '#core/domain/authorization/permissions.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import type { NeedsYouReader } from '#features/people/needs-you/server/shared/source.ts';
import { corporations, cycles } from '#core/server/tables/corporations.ts';
import { opportunities, opportunityTeam } from '#features/cases/opportunities/server/tables.ts';
import { caseColumns, type OpportunityCaseContext } from './load-case.ts';
import { visibleOpportunity } from './visibility.ts';

/**
 * What is the reader's own work. The foundry may do everything everywhere: it is theirs where they are
 * on the team.
 */
export interface OwnWork extends NeedsYouReader {
  /** Cases on whose team the reader is. */
  readonly cases: readonly OpportunityCaseContext[];
}

/** A select of `id`, `submission_id`, `at` and `name`: what waits in submissions, and since when. */
export type SubmissionPart = (work: OwnWork) => SQL;

export async function loadOwnWork(
  db: Queryable,
  { viewer, scope }: NeedsYouReader,
): Promise<OwnWork> {
  const cases = await db
    .select(caseColumns(scope))
    .from(opportunityTeam)
    .innerJoin(opportunities, eq(opportunities.id, opportunityTeam.opportunityId))
    .innerJoin(cycles, eq(cycles.id, opportunities.cycleId))
    .innerJoin(corporations, eq(corporations.id, opportunities.corporationId))
    .where(and(sql`${opportunityTeam.userId} = ${scope.userId}::uuid`, visibleOpportunity(scope)));
  return { viewer, scope, cases };
}

/** The running cases on which the reader may do this. */
export const casesToDo = (
  { viewer, cases }: OwnWork,
  permission: Permission<'opportunity'>,
): readonly OpportunityCaseContext[] =>
  cases.filter((one) => one.status !== 'FINISHED' && may(viewer, permission, one));
