import { createRoute } from '@tanstack/react-router';
import { webFeature } from '#core/web/feature.ts';
import { lazyPart, nothing } from '#core/web/router/lazy-part.tsx';
import { lazyScreen } from '#core/web/router/lazy-screen.ts';
import { administrationRoute, shellRoute, titled } from '#core/web/router/parent-routes.ts';
import { readSearch } from '#core/web/views/search-params.ts';
import { linkToSettings } from '#features/people/users/domain/links.ts';
import { usersSearch } from '#features/people/users/web/management/search-params.ts';
import { profileParams } from '#features/people/users/web/search-params.ts';

const routes = {
  shell: [
    createRoute({
      getParentRoute: () => shellRoute,
      path: linkToSettings,
      staticData: titled('Settings'),
      component: lazyScreen(
        () => import('#features/people/users/web/OwnSettingsScreen.tsx'),
        'OwnSettingsScreen',
      ),
    }),
    createRoute({
      getParentRoute: () => shellRoute,
      path: '/profile/$id',
      staticData: titled('Profile'),
      validateSearch: readSearch(profileParams),
      component: lazyScreen(
        () => import('#features/people/users/web/ProfileScreen.tsx'),
        'ProfileScreen',
      ),
    }),
  ],
  administration: [
    createRoute({
      getParentRoute: () => administrationRoute,
      path: '/users',
      staticData: titled('Users', '/admin'),
      validateSearch: usersSearch,
      component: lazyScreen(
        () => import('#features/people/users/web/management/UsersScreen.tsx'),
        'UsersScreen',
      ),
    }),
  ],
};

export const users = webFeature({
  routes,
  administration: [
    {
      to: '/admin/users',
      label: 'Users',
      may: 'manageUsers',
      count: lazyPart(
        () => import('#features/people/users/web/management/UserCount.tsx'),
        'UserCount',
        nothing,
      ),
    },
  ],
  palette: () => import('#features/people/users/web/palette.ts'),
});
