import { createRoute } from '@tanstack/react-router';
import { webFeature, type NotificationIcons } from '#core/web/feature.ts';
import { lazyScreen } from '#core/web/router/lazy-screen.ts';
import { shellRoute, titled } from '#core/web/router/parent-routes.ts';
import type { savedSearchEvents } from '#features/directory/saved-searches/domain/events.ts';

const routes = {
  shell: [
    createRoute({
      getParentRoute: () => shellRoute,
      path: '/saved-searches',
      staticData: titled('Saved searches'),
      component: lazyScreen(
        () => import('#features/directory/saved-searches/web/SavedSearchesScreen.tsx'),
        'SavedSearchesScreen',
      ),
    }),
  ],
};

export const savedSearches = webFeature({
  routes,
  palette: () => import('#features/directory/saved-searches/web/palette.ts'),
  notifications: {
    'saved search has new results': 'search',
  } satisfies NotificationIcons<typeof savedSearchEvents>,
});
