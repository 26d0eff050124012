import { createRoute } from '@tanstack/react-router';
import { webFeature } from '#core/web/feature.ts';
import { lazyScreen } from '#core/web/router/lazy-screen.ts';
import { administrationRoute, settingsRoute, titled } from '#core/web/router/parent-routes.ts';

const may = 'viewIntegrations';

const screen = {
  path: '/keys',
  component: lazyScreen(
    () => import('#features/operations/api-keys/web/KeysScreen.tsx'),
    'KeysScreen',
  ),
} as const;

const routes = {
  administration: [
    createRoute({
      ...screen,
      getParentRoute: () => administrationRoute,
      staticData: titled('API keys'),
    }),
  ],
  settings: [
    createRoute({
      ...screen,
      getParentRoute: () => settingsRoute,
      staticData: { ...titled('API keys'), may },
    }),
  ],
};

export const apiKeys = webFeature({
  routes,
  administration: [{ to: '/admin/keys', group: 'Developers', label: 'API keys', may }],
});
