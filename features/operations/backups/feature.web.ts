import { createRoute } from '@tanstack/react-router';
import { webFeature } from '#core/web/feature.ts';
import { lazyScreen } from '#core/web/router/lazy-screen.ts';
import { administrationRoute, titled } from '#core/web/router/parent-routes.ts';

const routes = {
  administration: [
    createRoute({
      getParentRoute: () => administrationRoute,
      path: '/exports',
      staticData: titled('Exports'),
      component: lazyScreen(
        () => import('#features/operations/backups/web/ExportsScreen.tsx'),
        'ExportsScreen',
      ),
    }),
  ],
};

export const backups = webFeature({
  routes,
  administration: [
    { to: '/admin/exports', group: 'Data', label: 'Exports', may: 'createCorporation' },
  ],
});
