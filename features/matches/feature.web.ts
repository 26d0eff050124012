import { createRoute } from '@tanstack/react-router';
import { webFeature } from '#core/web/feature.ts';
import { notBuilt, shellRoute, titled } from '#core/web/router/parent-routes.ts';

const routes = {
  shell: [
    createRoute({
      getParentRoute: () => shellRoute,
      path: '/venturematch',
      staticData: titled('Venture match'),
      component: notBuilt,
    }),
  ],
};

export const matches = webFeature({
  routes,
});
