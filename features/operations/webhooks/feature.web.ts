import { createRoute } from '@tanstack/react-router';
import { webFeature, type NotificationIcons } from '#core/web/feature.ts';
import { lazyScreen } from '#core/web/router/lazy-screen.ts';
import { administrationRoute, titled } from '#core/web/router/parent-routes.ts';
import { webhooksSearch } from '#features/operations/webhooks/web/search-params.ts';
import type { webhookEvents } from '#features/operations/webhooks/domain/events.ts';

const routes = {
  administration: [
    createRoute({
      getParentRoute: () => administrationRoute,
      path: '/webhooks',
      staticData: titled('Webhooks'),
      validateSearch: webhooksSearch,
      component: lazyScreen(
        () => import('#features/operations/webhooks/web/WebhooksScreen.tsx'),
        'WebhooksScreen',
      ),
    }),
  ],
};

export const webhooks = webFeature({
  routes,
  administration: [
    { to: '/admin/webhooks', group: 'Developers', label: 'Webhooks', may: 'viewIntegrations' },
  ],
  notifications: {
    'webhook turned off': 'unplug',
  } satisfies NotificationIcons<typeof webhookEvents>,
});
