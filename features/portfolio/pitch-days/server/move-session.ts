import { eq, sql } from 'drizzle-orm';
import { refusals } from '#core/domain/refusals.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { refused } from '#core/platform/http/refused.ts';
import { emit } from '#core/server/events/emit.ts';
import { clashesOfMove, movedTo } from '#features/portfolio/pitch-days/domain/clash.ts';
import { pitchDayEvents as events } from '#features/portfolio/pitch-days/domain/events.ts';
import { pitchDayRefusals } from '#features/portfolio/pitch-days/domain/refusals.ts';
import type { Place } from '#features/portfolio/pitch-days/domain/schedule-problem.ts';
import { timeSlots } from '#features/portfolio/pitch-days/domain/time-slots.ts';
import { clashNames } from './day-page.ts';
import type { DayRow, MayPlan } from './load-day.ts';
import { loadPlan } from './load-plan.ts';
import { pitchDays, pitchDaySessions } from './tables.ts';

/** Moves a session, and what is there to where it was. @throws Refused when anybody would be in two places at once. */
export async function moveSession(
  db: Queryable,
  { viewer, userId }: MayPlan,
  day: DayRow,
  id: string,
  place: Place,
): Promise<void> {
  const plan = await loadPlan(db, viewer, day.id);
  const visible = new Set(plan.opportunities.flatMap((one) => (one.isVisible ? [one.id] : [])));
  const session = plan.sessions.find((one) => one.id === id && visible.has(one.opportunityId));
  if (!session) throw refused(refusals.notFound);
  if (place.slot >= timeSlots(day).length || place.room >= day.rooms.length)
    throw refused(pitchDayRefusals['pitchDay.noSuchPlace']);
  if (session.slot === place.slot && session.room === place.room) return;
  const [reason] = clashesOfMove(plan.sessions, id, place, clashNames(plan));
  if (reason !== undefined) throw refused(pitchDayRefusals['pitchDay.clash'], { reason });
  const before = new Map(plan.sessions.map((one) => [one.id, one]));
  for (const { id: moved, slot, room } of movedTo(plan.sessions, id, place) ?? []) {
    const old = before.get(moved);
    if (old?.slot === slot && old.room === room) continue;
    await db.update(pitchDaySessions).set({ slot, room }).where(eq(pitchDaySessions.id, moved));
  }
  await db
    .update(pitchDays)
    .set({
      version: sql`${pitchDays.version} + 1`,
      // A moved session is still what was assigned.
      assignedVersion: sql`${pitchDays.assignedVersion} + 1`,
      updatedAt: sql`now()`,
    })
    .where(eq(pitchDays.id, day.id));
  await emit(db, events['pitchDay.sessionMoved'], {
    pitchDayId: day.id,
    actorId: userId,
    name: day.name,
  });
}
