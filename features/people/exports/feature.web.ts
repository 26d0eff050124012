import { createRoute } from '@tanstack/react-router';
import { webFeature } from '#core/web/feature.ts';
import { lazyScreen } from '#core/web/router/lazy-screen.ts';
import { shellRoute, titled } from '#core/web/router/parent-routes.ts';

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

export const exportJobs = webFeature({ routes });
