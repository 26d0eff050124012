import { createRoute } from '@tanstack/react-router';
import { webFeature } from '#core/web/feature.ts';
import { lazyScreen } from '#core/web/router/lazy-screen.ts';
import { administrationRoute, titled } from '#core/web/router/parent-routes.ts';

const inside = { getParentRoute: () => administrationRoute };

const routes = {
  administration: [
    createRoute({
      ...inside,
      path: '/corporations',
      staticData: titled('Corporations', '/admin'),
      component: lazyScreen(
        () => import('#features/cases/corporations/web/CorporationsScreen.tsx'),
        'CorporationsScreen',
      ),
    }),
    createRoute({
      ...inside,
      path: '/corporations/$id',
      staticData: titled('Corporation', '/admin'),
      component: lazyScreen(
        () => import('#features/cases/corporations/web/CorporationSettingsScreen.tsx'),
        'CorporationSettingsScreen',
      ),
    }),
  ],
};

export const corporations = webFeature({
  routes,
  administration: [{ to: '/admin/corporations', label: 'Corporations', may: 'createCorporation' }],
});
