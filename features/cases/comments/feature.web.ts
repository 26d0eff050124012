import { webFeature, type NotificationIcons } from '#core/web/feature.ts';
import { lazyPart, nothing } from '#core/web/router/lazy-part.tsx';
import type { commentEvents } from '#features/cases/comments/domain/events.ts';

/** Comments are part of a submission. */
export const comments = webFeature({
  offline: async () =>
    (await import('#features/cases/comments/web/offline-actions.ts')).offlineActions,
  parts: {
    submissionComments: lazyPart(
      () => import('#features/cases/comments/web/CommentThread.tsx'),
      'CommentThread',
    ),
    openSubmission: lazyPart(
      () => import('#features/cases/comments/web/CommentsAhead.tsx'),
      'CommentsAhead',
      nothing,
    ),
  },
  notifications: {
    comment: 'message',
    mention: 'address',
  } satisfies NotificationIcons<typeof commentEvents>,
});
