import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Queryable } from '#core/platform/database/open.ts';
import { corporations } from '#core/server/tables/corporations.ts';
import { opportunities } from '#features/cases/opportunities/server/tables.ts';
import { openStages, stagesOf } from '#features/cases/corporations/domain/stages.ts';
import { submissions } from '#features/cases/submissions/server/tables.ts';

/** The first two stages are those before the shortlist. */
const stagesBeforeShortlist = 2;

/** Companies of submissions that have come that far. */
export async function shortlisted(
  db: Queryable,
  opportunityIds: readonly string[],
): Promise<string[]> {
  if (opportunityIds.length === 0) return [];
  const rows = await db
    .select({
      id: submissions.companyId,
      stage: submissions.stage,
      igniteConfig: corporations.igniteConfig,
    })
    .from(submissions)
    .innerJoin(opportunities, eq(opportunities.id, submissions.opportunityId))
    .innerJoin(corporations, eq(corporations.id, opportunities.corporationId))
    .where(
      and(
        inArray(submissions.opportunityId, [...opportunityIds]),
        submissions.isActive,
        sql`${submissions.companyId} is not null`,
        sql`${submissions.withdrawnAt} is null`,
      ),
    );
  return rows.flatMap(({ id, stage, igniteConfig }) => {
    const open = openStages(stagesOf(igniteConfig)).map(({ name }) => name);
    return id !== null && open.indexOf(stage) >= stagesBeforeShortlist ? [id] : [];
  });
}
