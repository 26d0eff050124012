import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { webFeature } from '#core/web/feature.ts';
import { administrationRoute, titled } from '#core/web/router/parent-routes.ts';

const inside = { getParentRoute: () => administrationRoute };

const routes = {
  administration: [
    createRoute({
      ...inside,
      path: '/',
      staticData: titled('Administration'),
      component: lazyRouteComponent(
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
