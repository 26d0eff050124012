import type { Handlers } from '#core/server/endpoints/routes.ts';
import { emit } from '#core/server/events/emit.ts';
import { corporationEvents as events } from '#features/cases/corporations/domain/events.ts';
import type * as endpoints from '#features/cases/corporations/domain/settings-endpoints.ts';
import { claimReleased, releaseDomains } from './domains.ts';
import { grantSettings, lockForChange } from './grant-settings.ts';
import { loadSettings, settingsStore as store } from './settings-store.ts';

/** Deleting a corporation, and bringing it back. */
export const lifecycleHandlers: Pick<
  Handlers<typeof endpoints>,
  'deletion' | 'remove' | 'restore'
> = {
  deletion: async ({ viewer, params: { id }, db }) => {
    await grantSettings(db, viewer, id, 'editCorporation');
    return store.deletion(db, id);
  },

  remove: async ({ viewer, params: { id }, query, db }) => {
    const { before, userId } = await lockForChange(
      db,
      viewer,
      id,
      query.version,
      'editCorporation',
    );
    const { name, domains } = before;
    await releaseDomains(db, id);
    await store.update(db, id, { isActive: false });
    const about = { corporationId: id, actorId: userId, name };
    await emit(db, events['corporation.deleted'], { ...about, domains });
    return loadSettings(db, id);
  },

  restore: async ({ viewer, params: { id }, db }) => {
    const { userId } = await grantSettings(db, viewer, id, 'editCorporation');
    const { isActive, name } = await loadSettings(db, id);
    if (!isActive) {
      await store.update(db, id, { isActive: true });
      const domains = await claimReleased(db, id);
      const about = { corporationId: id, actorId: userId, name };
      await emit(db, events['corporation.restored'], { ...about, domains });
    }
    return loadSettings(db, id);
  },
};
