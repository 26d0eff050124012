import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { webFeature } from '#core/web/feature.ts';
import { rootRoute, titled } from '#core/web/router/parent-routes.ts';

const routes = {
  root: [
    createRoute({
      getParentRoute: () => rootRoute,
      path: '/invited/$key',
      staticData: titled('Invitation'),
      component: lazyRouteComponent(
        () => import('#features/company-invitations/web/InvitationScreen.tsx'),
        'InvitationScreen',
      ),
    }),
  ],
};

export const companyInvitations = webFeature({ routes });
