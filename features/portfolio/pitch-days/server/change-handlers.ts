import { eq, sql } from 'drizzle-orm';
import { refusals, refusalText } from '#core/domain/refusals.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { Refused } from '#core/platform/http/refused.ts';
import { grant } from '#core/server/authorization/grant.ts';
import type { Handlers } from '#core/server/endpoints/routes.ts';
import { emit } from '#core/server/events/emit.ts';
import { newId } from '#core/server/tables/columns.ts';
import { assertCorporationVisible } from '#features/cases/corporations/server/shared/assert-corporation-visible.ts';
import { corporationSubject } from '#features/cases/corporations/server/shared/corporation-subject.ts';
import type * as endpoints from '#features/portfolio/pitch-days/domain/endpoints.ts';
import { pitchDayEvents as events } from '#features/portfolio/pitch-days/domain/events.ts';
import type { PitchDayChange } from '#features/portfolio/pitch-days/domain/pitch-day.ts';
import { timeSlots } from '#features/portfolio/pitch-days/domain/time-slots.ts';
import { changePlan, setOpportunities } from './change-plan.ts';
import { loadPage } from './day-page.ts';
import { loadDay, lockDay, type DayRow } from './load-day.ts';
import { pitchDays, pitchDaySessions } from './tables.ts';

type Changing = Pick<Handlers<typeof endpoints>, 'create' | 'update' | 'remove' | 'restore'>;

/** Sessions whose time or room is no longer of the day lose their place. */
async function dropPlaces(db: Queryable, before: DayRow, after: DayRow): Promise<void> {
  const [old, slots] = [timeSlots(before), timeSlots(after)];
  const isSame = JSON.stringify(old) === JSON.stringify(slots.slice(0, old.length));
  if (isSame && after.rooms.length >= before.rooms.length) return;
  const change = slots.findIndex(({ start }, at) => old[at]?.start !== start);
  const most = change === -1 ? slots.length : change;
  await db
    .update(pitchDaySessions)
    .set({ slot: null, room: null })
    .where(
      sql`${pitchDaySessions.pitchDayId} = ${after.id} and (${pitchDaySessions.slot} >= ${most}
        or ${pitchDaySessions.room} >= ${after.rooms.length})`,
    );
}

const fieldsOf = ({
  version: _,
  opportunities: __,
  companies: ___,
  pairs: ____,
  ...fields
}: PitchDayChange) => fields;

/** Whether what was assigned still follows from the day: a new name changes nothing of it. */
const isPlanChanged = ({ version: _, name: __, place: ___, ...plan }: PitchDayChange): boolean =>
  Object.values(plan).some((value) => value !== undefined);

export const changeHandlers: Changing = {
  create: async ({ viewer, body, db }) => {
    const { opportunities: list, ...fields } = body;
    await assertCorporationVisible(db, viewer, body.corporationId);
    const corporation = await corporationSubject(db, viewer, body.corporationId);
    const { userId } = grant(viewer, 'planPitchDay', corporation);
    const id = newId();
    await db.insert(pitchDays).values({ id, ...fields });
    await setOpportunities(db, viewer, id, { opportunities: [] }, list);
    await emit(db, events['pitchDay.created'], {
      pitchDayId: id,
      actorId: userId,
      name: body.name,
    });
    return loadPage(db, viewer, id);
  },

  update: async ({ viewer, params, body, db }) => {
    const { day, granted } = await lockDay(db, viewer, params.id);
    if (body.version !== day.version)
      throw new Refused(
        refusals.stale,
        refusalText(refusals.stale),
        await loadPage(db, viewer, params.id),
      );
    await changePlan(db, viewer, params.id, body);
    await db
      .update(pitchDays)
      .set({
        ...fieldsOf(body),
        version: sql`${pitchDays.version} + 1`,
        updatedAt: sql`now()`,
        ...(!isPlanChanged(body) && { assignedVersion: sql`${pitchDays.assignedVersion} + 1` }),
      })
      .where(eq(pitchDays.id, params.id));
    await dropPlaces(db, day, await loadDay(db, viewer, params.id));
    const name = body.name ?? day.name;
    const { userId: actorId } = granted;
    await emit(db, events['pitchDay.changed'], { pitchDayId: params.id, actorId, name });
    return loadPage(db, viewer, params.id);
  },

  remove: async ({ viewer, params, db }) => {
    const { day, granted } = await lockDay(db, viewer, params.id, { isRemovedToo: true });
    if (!day.isActive) return null;
    await db.update(pitchDays).set({ isActive: false }).where(eq(pitchDays.id, day.id));
    const { userId: actorId } = granted;
    await emit(db, events['pitchDay.deleted'], { pitchDayId: day.id, actorId, name: day.name });
    return null;
  },

  restore: async ({ viewer, params, db }) => {
    const { day, granted } = await lockDay(db, viewer, params.id, { isRemovedToo: true });
    if (!day.isActive) {
      await db.update(pitchDays).set({ isActive: true }).where(eq(pitchDays.id, day.id));
      const { userId: actorId } = granted;
      await emit(db, events['pitchDay.restored'], { pitchDayId: day.id, actorId, name: day.name });
    }
    return loadPage(db, viewer, day.id);
  },
};
