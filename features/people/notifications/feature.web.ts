import { createRoute } from '@tanstack/react-router';
import { webFeature } from '#core/web/feature.ts';
import { lazyPart, nothing } from '#core/web/router/lazy-part.tsx';
import { lazyScreen } from '#core/web/router/lazy-screen.ts';
import { rootRoute, settingsRoute, shellRoute, titled } from '#core/web/router/parent-routes.ts';
import { notificationSearch } from '#features/people/notifications/web/search-params.ts';

const routes = {
  root: [
    createRoute({
      getParentRoute: () => rootRoute,
      path: '/unsubscribe/$key',
      staticData: titled('Unsubscribe'),
      component: lazyScreen(
        () => import('#features/people/notifications/web/UnsubscribeScreen.tsx'),
        'UnsubscribeScreen',
      ),
    }),
  ],
  shell: [
    createRoute({
      getParentRoute: () => shellRoute,
      path: '/notifications',
      staticData: titled('Notifications'),
      validateSearch: notificationSearch,
      component: lazyScreen(
        () => import('#features/people/notifications/web/NotificationsScreen.tsx'),
        'NotificationsScreen',
      ),
    }),
  ],
  settings: [
    createRoute({
      getParentRoute: () => settingsRoute,
      path: '/notifications',
      staticData: titled('Notifications'),
      component: lazyScreen(
        () => import('#features/people/notifications/web/NotificationSettingsScreen.tsx'),
        'NotificationSettingsScreen',
      ),
    }),
  ],
};

export const notifications = webFeature({
  routes,
  tool: {
    key: 'n',
    label: 'Notifications',
    button: lazyPart(
      () => import('#features/people/notifications/web/NotificationBell.tsx'),
      'NotificationBell',
      nothing,
    ),
  },
  shortcuts: [
    [['u'], 'Mark a notification as read or unread'],
    [['m'], 'Mute this item'],
  ],
  palette: () => import('#features/people/notifications/web/palette.ts'),
});
