import { createRoute } from '@tanstack/react-router';
import { webFeature, type NotificationIcons } from '#core/web/feature.ts';
import { lazyPart, nothing } from '#core/web/router/lazy-part.tsx';
import { lazyScreen } from '#core/web/router/lazy-screen.ts';
import {
  administrationRoute,
  settingsRoute,
  shellRoute,
  titled,
} from '#core/web/router/parent-routes.ts';
import { accessSearch } from '#features/people/users/web/access/search-params.ts';
import { usersSearch } from '#features/people/users/web/management/search-params.ts';
import { roleRequestsSearch } from '#features/people/users/web/role-requests/search-params.ts';
import type { roleRequestEvents } from '#features/people/users/domain/role-requests/events.ts';
import type { userEvents } from '#features/people/users/domain/events.ts';

const settingsScreens = () => import('#features/people/users/web/settings/screens.ts');

const routes = {
  shell: [
    createRoute({
      getParentRoute: () => shellRoute,
      path: '/profile/$id',
      staticData: titled('Profile'),
      component: lazyScreen(
        () => import('#features/people/users/web/ProfileScreen.tsx'),
        'ProfileScreen',
      ),
    }),
  ],
  settings: [
    createRoute({
      getParentRoute: () => settingsRoute,
      path: '/',
      staticData: titled('Settings'),
      component: lazyScreen(() => import('#core/web/shell/SettingsFrame.tsx'), 'FirstSettingsPage'),
    }),
    createRoute({
      getParentRoute: () => settingsRoute,
      path: '/profile',
      staticData: titled('Profile'),
      component: lazyScreen(settingsScreens, 'ProfileSettingsScreen'),
    }),
    createRoute({
      getParentRoute: () => settingsRoute,
      path: '/data',
      staticData: titled('Data'),
      component: lazyScreen(settingsScreens, 'DataScreen'),
    }),
  ],
  administration: [
    createRoute({
      getParentRoute: () => administrationRoute,
      path: '/users',
      staticData: titled('Users'),
      validateSearch: usersSearch,
      component: lazyScreen(
        () => import('#features/people/users/web/management/UsersScreen.tsx'),
        'UsersScreen',
      ),
    }),
    createRoute({
      getParentRoute: () => administrationRoute,
      path: '/requests',
      staticData: titled('Role requests'),
      validateSearch: roleRequestsSearch,
      component: lazyScreen(
        () => import('#features/people/users/web/role-requests/RoleRequestsScreen.tsx'),
        'RoleRequestsScreen',
      ),
    }),
    createRoute({
      getParentRoute: () => administrationRoute,
      path: '/access',
      staticData: titled('Access'),
      validateSearch: accessSearch,
      component: lazyScreen(
        () => import('#features/people/users/web/access/AccessScreen.tsx'),
        'AccessScreen',
      ),
    }),
  ],
};

export const users = webFeature({
  routes,
  administration: [
    {
      to: '/admin/users',
      group: 'People',
      label: 'Users',
      may: 'manageUsers',
      count: lazyPart(
        () => import('#features/people/users/web/management/UserCount.tsx'),
        'UserCount',
        nothing,
      ),
    },
    {
      to: '/admin/requests',
      group: 'People',
      label: 'Requests',
      may: 'manageSystemRoles',
      count: lazyPart(
        () => import('#features/people/users/web/role-requests/PendingRequestCount.tsx'),
        'PendingRequestCount',
        nothing,
      ),
    },
    { to: '/admin/access', group: 'People', label: 'Access', may: 'manageUsers' },
  ],
  noAccess: lazyPart(
    () => import('#features/people/users/web/role-requests/AccessRequest.tsx'),
    'AccessRequest',
  ),
  palette: () => import('#features/people/users/web/palette.ts'),
  notifications: {
    'system role changed': 'shield',
    'role requested': 'shield',
    'role request decided': 'shield',
  } satisfies Omit<
    NotificationIcons<typeof userEvents & typeof roleRequestEvents>,
    'account changed'
  >,
});
