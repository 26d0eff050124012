import type * as endpoints from '#features/directory/pins/domain/endpoints.ts';
import { pinEvents } from '#features/directory/pins/domain/events.ts';
import { pinLimits } from '#features/directory/pins/domain/limits.ts';
import { isSamePin, sortPins } from '#features/directory/pins/domain/pin.ts';
import { pinRefusals } from '#features/directory/pins/domain/refusals.ts';
import { refusals } from '#core/domain/refusals.ts';
import { refused } from '#core/platform/http/refused.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { userIdOf } from '#core/server/authorization/user-id-of.ts';
import type { Handlers } from '#core/server/endpoints/routes.ts';
import { emit } from '#core/server/events/emit.ts';
import type { PinNews } from './shared/pin-news.ts';
import { pinStore } from './store.ts';

const emitChange = (db: Queryable, userId: string) =>
  emit(db, pinEvents['pin.changed'], { userId });

export const pinHandlers = (searchNews: PinNews): Handlers<typeof endpoints> => ({
  async list({ viewer, db }) {
    // Before the first sync there is no user record.
    if (viewer.userId === null) return [];
    const pins = await pinStore.own(db, viewer, viewer.userId);
    const searches = pins.filter(({ kind }) => kind === 'savedSearch').map(({ id }) => id);
    const news = searches.length === 0 ? [] : await searchNews(db, viewer.userId, searches);
    const fresh = new Set(news.filter(({ count }) => count > 0).map(({ id }) => id));
    return pins.map(({ pinId: _, isNew, ...pin }) => ({
      ...pin,
      isNew: isNew || fresh.has(pin.id),
    }));
  },

  async add({ viewer, params, db }) {
    const userId = userIdOf(viewer);
    if (!(await pinStore.sees(db, viewer, userId, params))) throw refused(refusals.notFound);
    const pins = await pinStore.ownForUpdate(db, viewer, userId);
    if (pins.some((pin) => isSamePin(pin, params))) return null;
    const most = pinLimits.pinsMost;
    if (pins.length >= most) throw refused(pinRefusals['pin.tooMany'], { most });
    await pinStore.add(db, userId, params, pins);
    await emitChange(db, userId);
    return null;
  },

  async remove({ viewer, params, db }) {
    const userId = userIdOf(viewer);
    await pinStore.remove(db, userId, params);
    await emitChange(db, userId);
    return null;
  },

  async order({ viewer, body, db }) {
    const userId = userIdOf(viewer);
    const pins = await pinStore.ownForUpdate(db, viewer, userId);
    const pinIds = sortPins(pins, body).map(({ pinId }) => pinId);
    await pinStore.order(db, userId, pinIds);
    await emitChange(db, userId);
    return null;
  },

  async see({ viewer, params, db }) {
    const userId = userIdOf(viewer);
    await pinStore.see(db, userId, params.id);
    await emitChange(db, userId);
    return null;
  },
});
