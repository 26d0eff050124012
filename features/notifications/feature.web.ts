import { lazyRouteComponent } from '@tanstack/react-router';
import { webFeature } from '#core/web/feature.ts';

export const notifications = webFeature({
  tool: {
    key: 'n',
    label: 'Notifications',
    button: lazyRouteComponent(
      () => import('#features/notifications/web/NotificationBell.tsx'),
      'NotificationBell',
    ),
  },
});
