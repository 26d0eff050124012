import { and, desc, eq, sql } from 'drizzle-orm';
import { refusals } from '#core/domain/refusals.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { refused } from '#core/platform/http/refused.ts';
import type { Viewer } from '#core/server/authorization/viewer.ts';
import { visibilityScopeOf } from '#core/server/authorization/visibility.ts';
import { corporations, cycles } from '#core/server/tables/corporations.ts';
import type { CompanyRef } from '#features/directory/companies/domain/company.ts';
import { companies } from '#features/directory/companies/server/tables.ts';
import { fitOpportunities } from '#features/portfolio/matches/domain/fitted-opportunities.ts';
import { matchLimits } from '#features/portfolio/matches/domain/limits.ts';
import type { FittedOpportunity } from '#features/portfolio/matches/domain/match.ts';
import { statusOfOpportunity } from '#features/cases/opportunities/server/shared/opportunity-status.ts';
import { visibleOpportunity } from '#features/cases/opportunities/server/shared/visibility.ts';
import { opportunities } from '#features/cases/opportunities/server/tables.ts';
import { submissions } from '#features/cases/submissions/server/tables.ts';
import { textColumns, textsOf } from './opportunity-texts.ts';

/** @throws Refused `notFound` when there is no such company. */
export async function fittedOpportunities(
  db: Queryable,
  viewer: Viewer,
  { kind, id }: CompanyRef,
): Promise<FittedOpportunity[]> {
  const [company] = await db
    .select()
    .from(companies)
    .where(and(eq(companies.id, id), eq(companies.kind, kind)));
  if (!company) throw refused(refusals.notFound);
  const open = await db
    .select({
      id: opportunities.id,
      corporationName: corporations.name,
      ...textColumns,
      isSubmitted: sql<boolean>`exists (select 1 from ${submissions}
        where ${submissions.opportunityId} = ${opportunities.id} and ${submissions.isActive}
          and ${submissions.companyId} = ${id}::uuid)`,
    })
    .from(opportunities)
    .innerJoin(cycles, eq(cycles.id, opportunities.cycleId))
    .innerJoin(corporations, eq(corporations.id, opportunities.corporationId))
    .where(
      and(visibleOpportunity(visibilityScopeOf(viewer)), sql`${statusOfOpportunity} = 'ACTIVE'`),
    )
    .orderBy(desc(opportunities.updatedAt), opportunities.id)
    .limit(matchLimits.opportunitiesCompared);
  return fitOpportunities(
    company,
    open.map((one) => ({ ...one, texts: textsOf(one) })),
  );
}
