import { createRoute } from '@tanstack/react-router';
import { webFeature } from '#core/web/feature.ts';
import { lazyScreen } from '#core/web/router/lazy-screen.ts';
import { administrationRoute, titled } from '#core/web/router/parent-routes.ts';

const inside = { getParentRoute: () => administrationRoute };

const routes = {
  administration: [
    createRoute({
      ...inside,
      path: '/',
      staticData: titled('Administration'),
      component: lazyScreen(
        () => import('#core/web/shell/FirstAdministrationTab.tsx'),
        'FirstAdministrationTab',
      ),
    }),
  ],
};

/** The section; its frame is core's, and its tabs are other features'. */
export const administration = webFeature({
  routes,
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
});
