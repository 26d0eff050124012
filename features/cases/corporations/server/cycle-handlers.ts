import { refusals } from '#core/domain/refusals.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { refused } from '#core/platform/http/refused.ts';
import { grant } from '#core/server/authorization/grant.ts';
import type { Viewer } from '#core/server/authorization/viewer.ts';
import type { Handlers } from '#core/server/endpoints/routes.ts';
import { emit } from '#core/server/events/emit.ts';
import type { Cycle } from '#features/cases/corporations/domain/cycle.ts';
import { corporationEvents } from '#features/cases/corporations/domain/events.ts';
import { corporationRefusals } from '#features/cases/corporations/domain/refusals.ts';
import type * as endpoints from '#features/cases/corporations/domain/settings-endpoints.ts';
import { assertCorporationVisible } from '#features/cases/corporations/server/shared/assert-corporation-visible.ts';
import { corporationSubject } from '#features/cases/corporations/server/shared/corporation-subject.ts';
import { changeCycle, countOpportunities, deleteCycle, lockCycle } from './cycles.ts';

async function loadForChange(
  db: Queryable,
  viewer: Viewer,
  { id, cycleId }: { readonly id: string; readonly cycleId: string },
) {
  await assertCorporationVisible(db, viewer, id);
  const granted = grant(viewer, 'openCycle', await corporationSubject(db, viewer, id));
  const before = await lockCycle(db, granted, cycleId);
  if (before === null) throw refused(refusals.notFound);
  const about = { cycleId, corporationId: id, actorId: granted.userId };
  return { granted, before, about };
}

/** What is of the cycle itself: days pass without a change, and the zone is its corporation's. */
const recorded = ({ daysLeft: _, timeZone: __, ...cycle }: Cycle) => cycle;

export const cycleHandlers: Pick<Handlers<typeof endpoints>, 'changeCycle' | 'removeCycle'> = {
  changeCycle: async ({ viewer, params, body, db }) => {
    const { granted, before, about } = await loadForChange(db, viewer, params);
    const after = await changeCycle(db, granted, params.cycleId, body);
    const { name } = body;
    if (after === null) throw refused(corporationRefusals['cycle.nameTaken'], { name });
    await emit(db, corporationEvents['cycle.changed'], {
      ...about,
      name,
      before: recorded(before),
      after: recorded(after),
    });
    return after;
  },

  removeCycle: async ({ viewer, params, db }) => {
    const { granted, before, about } = await loadForChange(db, viewer, params);
    const { name } = before;
    const count = await countOpportunities(db, params.cycleId);
    if (count > 0) throw refused(corporationRefusals['cycle.used'], { name, count });
    await deleteCycle(db, granted, params.cycleId);
    await emit(db, corporationEvents['cycle.deleted'], { ...about, name });
    return null;
  },
};
