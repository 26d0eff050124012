import { createRoute } from '@tanstack/react-router';
import { webFeature } from '#core/web/feature.ts';
import { notBuilt, shellRoute, titled } from '#core/web/router/parent-routes.ts';

const routes = {
  shell: [
    createRoute({
      getParentRoute: () => shellRoute,
      path: '/profile/$id',
      staticData: titled('Profile'),
      component: notBuilt,
    }),
  ],
};

export const users = webFeature({
  routes,
  palette: () => import('#features/users/web/palette.ts'),
});
