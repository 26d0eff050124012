import type * as endpoints from '#features/notifications/domain/endpoints.ts';
import { publishNotificationChange } from '#core/server/events/notify.ts';
import type { Handlers } from '#core/server/endpoints/routes.ts';
import { visibilityScopeOf } from '#core/server/authorization/visibility.ts';
import { refused } from '#core/platform/http/refused.ts';
import { notificationStore } from './store.ts';

/** An address that was never verified is told nothing: it may have been told of a case. */
export const notificationHandlers: Handlers<typeof endpoints> = {
  list: ({ viewer, query, db }) =>
    notificationStore.list(db, visibilityScopeOf(viewer).userId, query),
  unread: async ({ viewer, db }) => ({
    count: await notificationStore.countUnread(db, visibilityScopeOf(viewer).userId),
  }),
  read: async ({ viewer, params, db }) => {
    const { userId } = visibilityScopeOf(viewer);
    if (!(await notificationStore.has(db, userId, params.id))) throw refused('notFound');
    await notificationStore.read(db, userId, params.id);
    if (userId !== null) await publishNotificationChange(db, userId);
    return null;
  },
  readAll: async ({ viewer, db }) => {
    const { userId } = visibilityScopeOf(viewer);
    await notificationStore.read(db, userId);
    if (userId !== null) await publishNotificationChange(db, userId);
    return null;
  },
};
