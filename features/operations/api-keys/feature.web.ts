import { createRoute } from '@tanstack/react-router';
import { webFeature } from '#core/web/feature.ts';
import { lazyScreen } from '#core/web/router/lazy-screen.ts';
import { administrationRoute, titled } from '#core/web/router/parent-routes.ts';

const routes = {
  administration: [
    createRoute({
      getParentRoute: () => administrationRoute,
      path: '/keys',
      staticData: titled('API keys', '/admin'),
      component: lazyScreen(
        () => import('#features/operations/api-keys/web/KeysScreen.tsx'),
        'KeysScreen',
      ),
    }),
  ],
};

export const apiKeys = webFeature({
  routes,
  administration: [
    { to: '/admin/keys', group: 'Developers', label: 'API keys', may: 'viewIntegrations' },
  ],
});
