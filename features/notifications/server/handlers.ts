import { refusals } from '#core/domain/refusals.ts';
import type { EventCatalogue } from '#core/domain/events/events.ts';
import { notificationEvents } from '#features/notifications/domain/events.ts';
import type * as endpoints from '#features/notifications/domain/endpoints.ts';
import { emit } from '#core/server/events/emit.ts';
import type { Handlers } from '#core/server/endpoints/routes.ts';
import { visibilityScopeOf } from '#core/server/authorization/visibility.ts';
import { refused } from '#core/platform/http/refused.ts';
import { shownNotification } from './shown.ts';
import { notificationStore } from './store.ts';

/** An unverified address sees no notifications: they may be about a case. */
export const notificationHandlers = (catalogue: EventCatalogue): Handlers<typeof endpoints> => ({
  list: async ({ viewer, query, db }) => {
    const page = await notificationStore.list(db, visibilityScopeOf(viewer).userId, query);
    return { ...page, data: page.data.map((row) => shownNotification(catalogue, row)) };
  },
  unread: async ({ viewer, db }) => ({
    count: await notificationStore.countUnread(db, visibilityScopeOf(viewer).userId),
  }),
  read: async ({ viewer, params, db }) => {
    const { userId } = visibilityScopeOf(viewer);
    if (!(await notificationStore.has(db, userId, params.id))) throw refused(refusals.notFound);
    await notificationStore.read(db, userId, params.id);
    if (userId !== null) await emit(db, notificationEvents['notification.read'], { userId });
    return null;
  },
  readAll: async ({ viewer, db }) => {
    const { userId } = visibilityScopeOf(viewer);
    await notificationStore.read(db, userId);
    if (userId !== null) await emit(db, notificationEvents['notification.read'], { userId });
    return null;
  },
});
