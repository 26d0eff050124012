import { webFeature, type NotificationIcons } from '#core/web/feature.ts';
import type { submissionEvents } from '#features/cases/submissions/domain/events.ts';
import { needsYou } from '#features/cases/submissions/web/needs-you.ts';

/** Its screens are part of the opportunity's. */
export const submissions = webFeature({
  palette: () => import('#features/cases/submissions/web/palette.ts'),
  offline: async () =>
    (await import('#features/cases/submissions/web/offline-actions.ts')).offlineActions,
  importTarget: async () =>
    (await import('#features/cases/submissions/web/import/import-target.ts')).importTarget,
  needsYou,
  notifications: {
    'submission moved': 'move',
  } satisfies NotificationIcons<typeof submissionEvents>,
});
