import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Queryable } from '#core/platform/database/open.ts';
import { refused } from '#core/platform/http/refused.ts';
import type { Viewer } from '#core/server/authorization/viewer.ts';
import { visibilityScopeOf } from '#core/server/authorization/visibility.ts';
import { corporations, cycles } from '#core/server/tables/corporations.ts';
import { companies } from '#features/directory/companies/server/tables.ts';
import { statusOfOpportunity } from '#features/cases/opportunities/server/shared/opportunity-status.ts';
import { visibleOpportunity } from '#features/cases/opportunities/server/shared/visibility.ts';
import { opportunities } from '#features/cases/opportunities/server/tables.ts';
import { pitchDayLimits } from '#features/portfolio/pitch-days/domain/limits.ts';
import type { PitchDayChange } from '#features/portfolio/pitch-days/domain/pitch-day.ts';
import { pitchDayRefusals } from '#features/portfolio/pitch-days/domain/refusals.ts';
import { loadPlan, type Plan } from './load-plan.ts';
import {
  pitchDayCompanies,
  pitchDayOpportunities,
  pitchDayPairs,
  pitchDaySessions,
} from './tables.ts';

type Changes = Pick<PitchDayChange, 'opportunities' | 'companies' | 'pairs'>;

/** @throws Refused unless all of them are open and visible to the viewer. */
async function assertOpen(db: Queryable, viewer: Viewer, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const open = await db
    .select({ id: opportunities.id })
    .from(opportunities)
    .innerJoin(cycles, eq(cycles.id, opportunities.cycleId))
    .innerJoin(corporations, eq(corporations.id, opportunities.corporationId))
    .where(
      and(
        inArray(opportunities.id, [...ids]),
        visibleOpportunity(visibilityScopeOf(viewer)),
        sql`${statusOfOpportunity} = 'ACTIVE'`,
      ),
    );
  if (open.length < ids.length) throw refused(pitchDayRefusals['pitchDay.noSuchOpportunity']);
}

async function assertCompanies(db: Queryable, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const rows = await db
    .select({ id: companies.id })
    .from(companies)
    .where(inArray(companies.id, [...ids]));
  if (rows.length < ids.length) throw refused(pitchDayRefusals['pitchDay.noSuchCompany']);
}

/** Replaces the opportunities that the viewer sees; those that were there may have closed since. */
export async function setOpportunities(
  db: Queryable,
  viewer: Viewer,
  dayId: string,
  plan: Pick<Plan, 'opportunities'>,
  list: NonNullable<Changes['opportunities']>,
): Promise<void> {
  const visible = new Set(
    plan.opportunities.flatMap(({ id, isVisible }) => (isVisible ? [id] : [])),
  );
  const added = list.filter(({ id }) => !visible.has(id)).map(({ id }) => id);
  await assertOpen(db, viewer, added);
  const hidden = plan.opportunities.length - visible.size;
  const { opportunitiesMost: most } = pitchDayLimits;
  if (hidden + list.length > most)
    throw refused(pitchDayRefusals['pitchDay.tooMany'], { most, what: 'opportunities' });
  const ids = new Set(list.map(({ id }) => id));
  const gone = [...visible].filter((id) => !ids.has(id));
  if (gone.length > 0)
    for (const table of [pitchDayOpportunities, pitchDayPairs, pitchDaySessions])
      await db
        .delete(table)
        .where(and(eq(table.pitchDayId, dayId), inArray(table.opportunityId, gone)));
  if (list.length === 0) return;
  await db
    .insert(pitchDayOpportunities)
    .values(list.map((one) => ({ pitchDayId: dayId, opportunityId: one.id, wanted: one.wanted })))
    .onConflictDoUpdate({
      target: [pitchDayOpportunities.pitchDayId, pitchDayOpportunities.opportunityId],
      set: { wanted: sql`excluded.wanted` },
    });
}

async function setCompanies(
  db: Queryable,
  dayId: string,
  plan: Plan,
  list: NonNullable<Changes['companies']>,
): Promise<void> {
  const planIds = new Set(plan.companies.map(({ company }) => company.id));
  const ids = new Set(list.map(({ id }) => id));
  await assertCompanies(
    db,
    [...ids].filter((id) => !planIds.has(id)),
  );
  const gone = [...planIds].filter((id) => !ids.has(id));
  if (gone.length > 0)
    for (const table of [pitchDayCompanies, pitchDayPairs, pitchDaySessions])
      await db
        .delete(table)
        .where(and(eq(table.pitchDayId, dayId), inArray(table.companyId, gone)));
  if (list.length === 0) return;
  await db
    .insert(pitchDayCompanies)
    .values(list.map(({ id, capacity }) => ({ pitchDayId: dayId, companyId: id, capacity })))
    .onConflictDoUpdate({
      target: [pitchDayCompanies.pitchDayId, pitchDayCompanies.companyId],
      set: { capacity: sql`excluded.capacity` },
    });
}

/** Replaces the pairs of opportunities that the viewer sees. A session that is forbidden now is deleted. */
async function setPairs(
  db: Queryable,
  dayId: string,
  plan: Plan,
  list: NonNullable<Changes['pairs']>,
): Promise<void> {
  const visible = plan.opportunities.flatMap(({ id, isVisible }) => (isVisible ? [id] : []));
  const listed = new Set(plan.companies.map(({ company }) => company.id));
  const isOfDay = list.every(
    ({ opportunityId, companyId }) => visible.includes(opportunityId) && listed.has(companyId),
  );
  if (!isOfDay) throw refused(pitchDayRefusals['pitchDay.notOfDay']);
  if (visible.length === 0) return;
  const keys = list.map(({ opportunityId, companyId }) => `${opportunityId} ${companyId}`);
  const key = sql`${pitchDayPairs.opportunityId} || ' ' || ${pitchDayPairs.companyId}`;
  await db
    .delete(pitchDayPairs)
    .where(
      and(
        eq(pitchDayPairs.pitchDayId, dayId),
        inArray(pitchDayPairs.opportunityId, visible),
        sql`not (${key} = any(${sql.param(keys)}::text[]))`,
      ),
    );
  if (list.length === 0) return;
  await db
    .insert(pitchDayPairs)
    .values(list.map((pair) => ({ ...pair, pitchDayId: dayId, reason: pair.reason ?? null })))
    .onConflictDoUpdate({
      target: [pitchDayPairs.pitchDayId, pitchDayPairs.opportunityId, pitchDayPairs.companyId],
      set: { state: sql`excluded.state`, reason: sql`excluded.reason` },
    });
  await db.delete(pitchDaySessions).where(
    and(
      eq(pitchDaySessions.pitchDayId, dayId),
      sql`exists (select 1 from ${pitchDayPairs} pair
        where pair.pitch_day_id = ${pitchDaySessions.pitchDayId}
          and pair.opportunity_id = ${pitchDaySessions.opportunityId}
          and pair.company_id = ${pitchDaySessions.companyId} and pair.state = 'forbidden')`,
    ),
  );
}

/** Replaces what is sent of a day's opportunities, companies and pairs. The caller holds its lock. */
export async function changePlan(
  db: Queryable,
  viewer: Viewer,
  dayId: string,
  { opportunities: list, companies: listed, pairs }: Changes,
): Promise<void> {
  const before = await loadPlan(db, viewer, dayId);
  if (list) await setOpportunities(db, viewer, dayId, before, list);
  if (listed) await setCompanies(db, dayId, before, listed);
  if (pairs) await setPairs(db, dayId, await loadPlan(db, viewer, dayId), pairs);
}
