import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { webFeature } from '#core/web/feature.ts';
import { shellRoute, titled } from '#core/web/router/parent-routes.ts';

const routes = {
  shell: [
    createRoute({
      getParentRoute: () => shellRoute,
      path: '/exports/$id',
      staticData: titled('Export'),
      component: lazyRouteComponent(
        () => import('#features/exports/web/ExportScreen.tsx'),
        'ExportScreen',
      ),
    }),
  ],
};

export const exportJobs = webFeature({ routes });
