import { eq, sql } from 'drizzle-orm';
import { refusals, refusalText } from '#core/domain/refusals.ts';
import { grant } from '#core/server/authorization/grant.ts';
import { emit } from '#core/server/events/emit.ts';
import type { Handlers } from '#core/server/endpoints/routes.ts';
import { Refused, refused } from '#core/platform/http/refused.ts';
import { corporationSubject } from '#features/cases/corporations/server/shared/corporation-subject.ts';
import type * as endpoints from '#features/portfolio/radars/domain/endpoints.ts';
import { radarEvents as events } from '#features/portfolio/radars/domain/events.ts';
import { radarRefusals } from '#features/portfolio/radars/domain/refusals.ts';
import { assertPeople } from './blip-changes.ts';
import { setEditors } from './shared/create-radar.ts';
import { lastPublished } from './shared/edition-rows.ts';
import { loadOwnRadar, takeRadar } from './shared/load-radar.ts';
import { loadRadarPage } from './radar-page.ts';
import { radars } from './tables.ts';

type Changing = Pick<Handlers<typeof endpoints>, 'update' | 'publish' | 'remove' | 'restore'>;

const touched = { version: sql`${radars.version} + 1`, updatedAt: sql`now()` };

export const changeHandlers: Changing = {
  update: async ({ viewer, params, body, db }) => {
    const { subject, userId } = await takeRadar(db, viewer, params.id);
    const page = await loadRadarPage(db, viewer, params.id);
    const { name = subject.name, description = subject.description, version } = body;
    const current = page.editors.map(({ id }) => id);
    const { editorIds = current } = body;
    const isSame =
      name === subject.name &&
      description === subject.description &&
      editorIds.toSorted().join() === current.toSorted().join();
    if (isSame) return page;
    if (version !== subject.version)
      throw new Refused(refusals.stale, refusalText(refusals.stale), page);
    const added = editorIds.filter((id) => !current.includes(id));
    await assertPeople(db, subject.corporationId, added);
    await setEditors(db, params.id, editorIds);
    await db
      .update(radars)
      .set({ name, description, ...touched })
      .where(eq(radars.id, params.id));
    await emit(db, events['radar.updated'], { radarId: params.id, actorId: userId, name });
    return loadRadarPage(db, viewer, params.id);
  },

  publish: async ({ viewer, params, body: { isPublic }, db }) => {
    // Whoever only reads it on the web speaks for another corporation at most.
    const { subject } = await loadOwnRadar(db, viewer, params.id);
    const { corporationId, name } = subject;
    const corporation = await corporationSubject(db, viewer, corporationId);
    const { userId } = grant(viewer, 'publishRadar', corporation);
    if (subject.isPublic !== isPublic) {
      if (isPublic && !(await lastPublished(db, params.id)))
        throw refused(radarRefusals['radar.nothingPublished']);
      await db
        .update(radars)
        .set({ isPublic, ...touched })
        .where(eq(radars.id, params.id));
      const event = events[isPublic ? 'radar.shown' : 'radar.hidden'];
      await emit(db, event, { radarId: params.id, actorId: userId, name });
    }
    return loadRadarPage(db, viewer, params.id);
  },

  remove: async ({ viewer, params, db }) => {
    const { subject, userId } = await takeRadar(db, viewer, params.id, { isRemovedToo: true });
    if (!subject.isActive) return null;
    await db
      .update(radars)
      .set({ isActive: false, ...touched })
      .where(eq(radars.id, params.id));
    const { name } = subject;
    await emit(db, events['radar.removed'], { radarId: params.id, actorId: userId, name });
    return null;
  },

  restore: async ({ viewer, params, db }) => {
    const { subject, userId } = await takeRadar(db, viewer, params.id, { isRemovedToo: true });
    if (!subject.isActive) {
      await db
        .update(radars)
        .set({ isActive: true, ...touched })
        .where(eq(radars.id, params.id));
      const { name } = subject;
      await emit(db, events['radar.restored'], { radarId: params.id, actorId: userId, name });
    }
    return loadRadarPage(db, viewer, params.id);
  },
};
