import { and, eq, sql } from 'drizzle-orm';
import type { Opportunity } from '#features/cases/opportunities/domain/opportunity.ts';
import { asRead, withoutHiddenTeam } from '#features/cases/opportunities/server/as-read.ts';
import { itemColumns } from '#features/cases/opportunities/server/columns.ts';
import { opportunities } from '#features/cases/opportunities/server/tables.ts';
import type { Viewer } from '#core/server/authorization/viewer.ts';
import { visibilityScopeOf } from '#core/server/authorization/visibility.ts';
import { jsonObject } from '#core/platform/database/json-object.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { corporations, cycles } from '#core/server/tables/corporations.ts';
import { visibleOpportunity } from './visibility.ts';

/** The opportunities of a corporation that a viewer may see, by name. */
export async function opportunitiesOf(
  db: Queryable,
  viewer: Viewer,
  corporationId: string,
): Promise<Opportunity[]> {
  const rows = await db
    .select({ found: jsonObject(itemColumns) })
    .from(opportunities)
    .innerJoin(cycles, eq(cycles.id, opportunities.cycleId))
    .innerJoin(corporations, eq(corporations.id, opportunities.corporationId))
    .where(
      and(
        eq(opportunities.corporationId, corporationId),
        visibleOpportunity(visibilityScopeOf(viewer)),
      ),
    )
    .orderBy(sql`lower(${opportunities.name})`, opportunities.id);
  return rows.map(({ found }) => withoutHiddenTeam(viewer, asRead(viewer, found)));
}
