import { createRoute } from '@tanstack/react-router';
import { webFeature } from '#core/web/feature.ts';
import { lazyScreen } from '#core/web/router/lazy-screen.ts';
import { administrationRoute, titled } from '#core/web/router/parent-routes.ts';
import { accessSearch } from '#features/people/access/web/search-params.ts';

const routes = {
  administration: [
    createRoute({
      getParentRoute: () => administrationRoute,
      path: '/access',
      staticData: titled('Access', '/admin'),
      validateSearch: accessSearch,
      component: lazyScreen(
        () => import('#features/people/access/web/AccessScreen.tsx'),
        'AccessScreen',
      ),
    }),
  ],
};

export const access = webFeature({
  routes,
  administration: [{ to: '/admin/access', label: 'Access', may: 'manageUsers' }],
});
