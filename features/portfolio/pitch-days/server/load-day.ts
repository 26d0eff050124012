import { and, eq, getTableColumns, sql, type SQL } from 'drizzle-orm';
import { refusals } from '#core/domain/refusals.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { refused } from '#core/platform/http/refused.ts';
import { grant, type Granted } from '#core/server/authorization/grant.ts';
import type { Viewer } from '#core/server/authorization/viewer.ts';
import { visibilityScopeOf } from '#core/server/authorization/visibility.ts';
import { corporations } from '#core/server/tables/corporations.ts';
import { visibleCorporation } from '#features/cases/corporations/server/shared/visibility.ts';
import { rolesInCorporation } from '#features/cases/opportunities/server/shared/case-facts.ts';
import { pitchDays } from './tables.ts';

/** A day with the facts that permissions depend on. */
export const dayColumns = (viewer: Viewer) => ({
  ...getTableColumns(pitchDays),
  corporationName: corporations.name,
  roles: rolesInCorporation(sql`${viewer.userId}::uuid`, sql`${pitchDays.corporationId}`),
});

/** Days of the corporations that the viewer sees. */
export const visibleDay = (viewer: Viewer, condition?: SQL): SQL | undefined =>
  and(visibleCorporation(visibilityScopeOf(viewer)), corporations.isActive, condition);

const selectDays = (db: Queryable, viewer: Viewer, condition?: SQL) =>
  db
    .select(dayColumns(viewer))
    .from(pitchDays)
    .innerJoin(corporations, eq(corporations.id, pitchDays.corporationId))
    .where(visibleDay(viewer, condition));

export type DayRow = Awaited<ReturnType<typeof selectDays>>[number];
export type MayPlan = Granted<'planPitchDay'>;

export const corporationOf = ({
  corporationId,
  roles,
}: Pick<DayRow, 'corporationId' | 'roles'>) => ({
  id: corporationId,
  roles,
});

/** @throws Refused `notFound` if it does not exist or is not visible to the viewer. */
export async function loadDay(
  db: Queryable,
  viewer: Viewer,
  id: string,
  { isRemovedToo = false } = {},
): Promise<DayRow> {
  const state = isRemovedToo ? undefined : pitchDays.isActive;
  const [day] = await selectDays(db, viewer, and(eq(pitchDays.id, id), state));
  if (!day) throw refused(refusals.notFound);
  return day;
}

export interface LockedDay {
  readonly day: DayRow;
  readonly granted: MayPlan;
}

/** Locks a day until the transaction ends, so that its changes run one after the other. */
export async function lockDay(
  db: Queryable,
  viewer: Viewer,
  id: string,
  options?: { readonly isRemovedToo: boolean },
): Promise<LockedDay> {
  // Seen first: nobody holds up what is hidden from them.
  const seen = await loadDay(db, viewer, id, options);
  grant(viewer, 'planPitchDay', corporationOf(seen));
  await db.select({ id: pitchDays.id }).from(pitchDays).where(eq(pitchDays.id, id)).for('update');
  const day = await loadDay(db, viewer, id, options);
  return { day, granted: grant(viewer, 'planPitchDay', corporationOf(day)) };
}
