import { createRoute } from '@tanstack/react-router';
import { webFeature, type NotificationIcons } from '#core/web/feature.ts';
import { lazyScreen } from '#core/web/router/lazy-screen.ts';
import { shellRoute, titled } from '#core/web/router/parent-routes.ts';
import type { exportConsentEvents } from '#features/people/exports/domain/consents/events.ts';
import type { exportEvents } from '#features/people/exports/domain/events.ts';

const routes = {
  shell: [
    createRoute({
      getParentRoute: () => shellRoute,
      path: '/exports/$id',
      staticData: titled('Export'),
      component: lazyScreen(
        () => import('#features/people/exports/web/ExportScreen.tsx'),
        'ExportScreen',
      ),
    }),
  ],
};

export const exportJobs = webFeature({
  routes,
  notifications: {
    'export ready': 'download',
    'export consent asked': 'lock',
  } satisfies NotificationIcons<typeof exportEvents & typeof exportConsentEvents>,
});
