import { createRoute } from '@tanstack/react-router';
import { webFeature } from '#core/web/feature.ts';
import { lazyScreen } from '#core/web/router/lazy-screen.ts';
import { settingsRoute, titled } from '#core/web/router/parent-routes.ts';

const routes = {
  settings: [
    createRoute({
      getParentRoute: () => settingsRoute,
      path: '/calendar',
      staticData: titled('Calendar'),
      component: lazyScreen(
        () => import('#features/people/calendar/web/CalendarScreen.tsx'),
        'CalendarScreen',
      ),
    }),
  ],
};

export const calendar = webFeature({
  routes,
});
