import { createRoute, redirect } from '@tanstack/react-router';
import { Settings2 } from 'lucide-react';
import { webFeature } from '#core/web/feature.ts';
import { administrationRoute, notBuilt, titled } from '#core/web/router/parent-routes.ts';

const inside = { getParentRoute: () => administrationRoute };

const routes = {
  administration: [
    createRoute({
      ...inside,
      path: '/',
      beforeLoad: () => {
        throw redirect({ to: '/admin/imports', replace: true });
      },
    }),
    createRoute({
      ...inside,
      path: '/$section',
      staticData: titled('Administration'),
      component: notBuilt,
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
      icon: Settings2,
      key: 'a',
      group: 'insight',
      may: 'manageSystemRoles',
    },
  ],
});
