import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { webFeature } from '#core/web/feature.ts';
import { shellRoute, titled } from '#core/web/router/parent-routes.ts';
import { readSearch } from '#core/web/views/search-params.ts';
import { profileParams } from '#features/users/web/search-params.ts';

const routes = {
  shell: [
    createRoute({
      getParentRoute: () => shellRoute,
      path: '/profile/$id',
      staticData: titled('Profile'),
      validateSearch: readSearch(profileParams),
      component: lazyRouteComponent(
        () => import('#features/users/web/ProfileScreen.tsx'),
        'ProfileScreen',
      ),
    }),
  ],
};

export const users = webFeature({
  routes,
  palette: () => import('#features/users/web/palette.ts'),
});
