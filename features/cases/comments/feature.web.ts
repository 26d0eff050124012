import { webFeature, type NotificationIcons } from '#core/web/feature.ts';
import type { commentEvents } from '#features/cases/comments/domain/events.ts';

/** Comments are part of a submission. */
export const comments = webFeature({
  offline: async () =>
    (await import('#features/cases/comments/web/offline-actions.ts')).offlineActions,
  notifications: {
    comment: 'message',
    mention: 'address',
  } satisfies NotificationIcons<typeof commentEvents>,
});
