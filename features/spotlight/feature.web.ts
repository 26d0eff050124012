import { createRoute } from '@tanstack/react-router';
import { webFeature } from '#core/web/feature.ts';
import { notBuilt, shellRoute, titled } from '#core/web/router/parent-routes.ts';

const routes = {
  shell: [
    createRoute({
      getParentRoute: () => shellRoute,
      path: '/spotlight',
      staticData: titled('Spotlight'),
      component: notBuilt,
    }),
  ],
};

export const spotlight = webFeature({
  routes,
});
