import { createRoute } from '@tanstack/react-router';
import { webFeature } from '#core/web/feature.ts';
import { lazyScreen } from '#core/web/router/lazy-screen.ts';
import { rootRoute, titled } from '#core/web/router/parent-routes.ts';

const routes = {
  root: [
    createRoute({
      getParentRoute: () => rootRoute,
      path: '/invited/$key',
      staticData: titled('Invitation'),
      component: lazyScreen(
        () => import('#features/cases/company-invitations/web/InvitationScreen.tsx'),
        'InvitationScreen',
      ),
    }),
  ],
};

export const companyInvitations = webFeature({ routes });
