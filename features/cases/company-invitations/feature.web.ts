import { createRoute } from '@tanstack/react-router';
import { webFeature, type NotificationIcons } from '#core/web/feature.ts';
import { lazyScreen } from '#core/web/router/lazy-screen.ts';
import { rootRoute, titled } from '#core/web/router/parent-routes.ts';
import type { invitationEvents } from '#features/cases/company-invitations/domain/events.ts';

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

export const companyInvitations = webFeature({
  routes,
  notifications: {
    'invitation declined': 'mailDeclined',
  } satisfies NotificationIcons<typeof invitationEvents>,
});
