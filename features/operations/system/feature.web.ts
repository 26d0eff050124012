import { createRoute } from '@tanstack/react-router';
import { webFeature } from '#core/web/feature.ts';
import { lazyScreen } from '#core/web/router/lazy-screen.ts';
import { administrationRoute, titled } from '#core/web/router/parent-routes.ts';
import { systemSearch } from '#features/operations/system/web/search-params.ts';

const routes = {
  administration: [
    createRoute({
      getParentRoute: () => administrationRoute,
      path: '/',
      staticData: titled('Administration'),
      component: lazyScreen(
        () => import('#core/web/shell/FirstAdministrationTab.tsx'),
        'FirstAdministrationTab',
      ),
    }),
    createRoute({
      getParentRoute: () => administrationRoute,
      path: '/system',
      staticData: titled('System', '/admin'),
      validateSearch: systemSearch,
      component: lazyScreen(
        () => import('#features/operations/system/web/SystemScreen.tsx'),
        'SystemScreen',
      ),
    }),
  ],
};

export const system = webFeature({
  routes,
  // The section; its frame is core's, and its other tabs are other features'.
  sections: [
    {
      to: '/admin',
      label: 'Administration',
      icon: 'shield',
      key: 'a',
      group: 'administration',
      may: 'viewIntegrations',
    },
  ],
  administration: [{ to: '/admin/system', label: 'System', may: 'operateSystem' }],
});
