import { createRoute } from '@tanstack/react-router';
import { webFeature } from '#core/web/feature.ts';
import { lazyPart, nothing } from '#core/web/router/lazy-part.tsx';
import { lazyScreen } from '#core/web/router/lazy-screen.ts';
import { administrationRoute, titled } from '#core/web/router/parent-routes.ts';
import { roleRequestsSearch } from '#features/people/role-requests/web/search-params.ts';

const routes = {
  administration: [
    createRoute({
      getParentRoute: () => administrationRoute,
      path: '/requests',
      staticData: titled('Role requests', '/admin'),
      validateSearch: roleRequestsSearch,
      component: lazyScreen(
        () => import('#features/people/role-requests/web/RoleRequestsScreen.tsx'),
        'RoleRequestsScreen',
      ),
    }),
  ],
};

export const roleRequests = webFeature({
  routes,
  administration: [
    {
      to: '/admin/requests',
      label: 'Requests',
      may: 'manageSystemRoles',
      count: lazyPart(
        () => import('#features/people/role-requests/web/PendingRequestCount.tsx'),
        'PendingRequestCount',
        nothing,
      ),
    },
  ],
  noAccess: lazyPart(
    () => import('#features/people/role-requests/web/AccessRequest.tsx'),
    'AccessRequest',
  ),
});
