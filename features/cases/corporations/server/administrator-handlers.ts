import type { Queryable } from '#core/platform/database/open.ts';
import { refused } from '#core/platform/http/refused.ts';
import { lockAuthority } from '#core/server/authorization/lock-authority.ts';
import type { Viewer } from '#core/server/authorization/viewer.ts';
import type { Handlers } from '#core/server/endpoints/routes.ts';
import type * as endpoints from '#features/cases/corporations/domain/administrator-endpoints.ts';
import { corporationRefusals } from '#features/cases/corporations/domain/refusals.ts';
import {
  addAdministrator,
  listAdministrators,
  removeAdministrator,
} from '#features/people/users/server/shared/administrators.ts';
import { grantSettings } from './grant-settings.ts';
import { loadSettings } from './settings-store.ts';

/** One after another, like all changes of who may do what. */
async function lockAdministrators(db: Queryable, viewer: Viewer, id: string) {
  const now = await lockAuthority(db, viewer);
  const { userId: actorId } = await grantSettings(db, now, id, 'manageAdministrators');
  return { actorId, corporation: await loadSettings(db, id) };
}

export const administratorHandlers: Handlers<typeof endpoints> = {
  list: async ({ viewer, params: { id }, db }) => {
    await grantSettings(db, viewer, id);
    await loadSettings(db, id);
    return listAdministrators(db, id);
  },

  add: async ({ viewer, params: { id, userId }, db }) => {
    const { actorId, corporation } = await lockAdministrators(db, viewer, id);
    const { name, isActive } = corporation;
    if (!isActive) throw refused(corporationRefusals['corporation.deleted'], { name });
    await addAdministrator(db, { userId, actorId }, { id, name });
    return null;
  },

  remove: async ({ viewer, params: { id, userId }, db }) => {
    const { actorId } = await lockAdministrators(db, viewer, id);
    await removeAdministrator(db, { userId, actorId }, id);
    return null;
  },
};
