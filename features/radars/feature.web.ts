import { createRoute } from '@tanstack/react-router';
import { webFeature } from '#core/web/feature.ts';
import { notBuilt, shellRoute, titled } from '#core/web/router/parent-routes.ts';

const routes = {
  shell: [
    createRoute({
      getParentRoute: () => shellRoute,
      path: '/radars',
      staticData: titled('Radars'),
      component: notBuilt,
    }),
    createRoute({
      getParentRoute: () => shellRoute,
      path: '/radars/$id',
      staticData: titled('Radar', '/radars'),
      component: notBuilt,
    }),
  ],
};

export const radars = webFeature({
  routes,
});
