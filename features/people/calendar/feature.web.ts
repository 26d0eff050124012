import { createRoute } from '@tanstack/react-router';
import { webFeature } from '#core/web/feature.ts';
import { lazyScreen } from '#core/web/router/lazy-screen.ts';
import { shellRoute, titled } from '#core/web/router/parent-routes.ts';

const routes = {
  shell: [
    createRoute({
      getParentRoute: () => shellRoute,
      path: '/settings/calendar',
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
  palette: () => import('#features/people/calendar/web/palette.ts'),
});
