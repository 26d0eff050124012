import { and, eq } from 'drizzle-orm';
import type { OpportunityDraft } from '#domain/opportunities/opportunity.ts';
import { summarise } from '#domain/opportunities/summary.ts';
import type { Granted } from '#server/gate/grant.ts';
import { sightOf, visibleCorporation } from '#server/gate/visibility.ts';
import type { Viewer } from '#server/gate/viewer.ts';
import type { Queryable } from '#server/platform/database/open.ts';
import { newId } from '#server/tables/columns.ts';
import { corporations, cycles } from '#server/tables/corporations.ts';
import { opportunities, opportunityTeam } from '#server/tables/opportunities.ts';

/** Answers the new id. Whoever is not of the foundry becomes its Case Owner. */
export async function postOpportunity(
  db: Queryable,
  { viewer, userId }: Granted<'createOpportunity'>,
  draft: OpportunityDraft,
  publicUrl: string,
): Promise<string> {
  const id = newId();
  const { cycleStartDate, cycleEndDate, url, ...texts } = draft;
  await db.insert(opportunities).values({
    ...texts,
    id,
    url: url ?? `${publicUrl}/opportunity/${id}`,
    summary: summarise(draft.introduction, draft.businessNeed),
    startDate: cycleStartDate,
    endDate: cycleEndDate,
  });
  if (!viewer.seesAll) {
    await db.insert(opportunityTeam).values({ opportunityId: id, userId, role: 'Case Owner' });
  }
  return id;
}

export async function seesCorporation(db: Queryable, viewer: Viewer, id: string): Promise<boolean> {
  const found = await db
    .select({ id: corporations.id })
    .from(corporations)
    .where(and(eq(corporations.id, id), visibleCorporation(sightOf(viewer))));
  return found.length > 0;
}

/** Whether this cycle belongs to this corporation. */
export async function hasCycle(
  db: Queryable,
  corporationId: string,
  cycleId: string,
): Promise<boolean> {
  const found = await db
    .select({ id: cycles.id })
    .from(cycles)
    .where(and(eq(cycles.id, cycleId), eq(cycles.corporationId, corporationId)));
  return found.length > 0;
}
