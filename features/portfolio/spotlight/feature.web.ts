import { createRoute } from '@tanstack/react-router';
import { webFeature, type NotificationIcons } from '#core/web/feature.ts';
import { lazyScreen } from '#core/web/router/lazy-screen.ts';
import { rootRoute, shellRoute, titled } from '#core/web/router/parent-routes.ts';
import type { spotlightEvents } from '#features/portfolio/spotlight/domain/events.ts';

const inside = { getParentRoute: () => shellRoute };

const routes = {
  root: [
    createRoute({
      getParentRoute: () => rootRoute,
      path: '/c/$slug/spotlight',
      staticData: titled('Spotlight'),
      component: lazyScreen(
        () => import('#features/portfolio/spotlight/web/PublicSpotlightScreen.tsx'),
        'PublicSpotlightScreen',
      ),
    }),
  ],
  shell: [
    createRoute({
      ...inside,
      path: '/spotlight',
      staticData: titled('Spotlight'),
      component: lazyScreen(
        () => import('#features/portfolio/spotlight/web/SpotlightScreen.tsx'),
        'SpotlightScreen',
      ),
    }),
    createRoute({
      ...inside,
      path: '/spotlight/edit',
      staticData: titled('Edit', '/spotlight'),
      component: lazyScreen(
        () => import('#features/portfolio/spotlight/web/edit/EditScreen.tsx'),
        'EditScreen',
      ),
    }),
    createRoute({
      ...inside,
      path: '/spotlight/editions',
      staticData: titled('Editions', '/spotlight'),
      component: lazyScreen(
        () => import('#features/portfolio/spotlight/web/EditionsScreen.tsx'),
        'EditionsScreen',
      ),
    }),
    createRoute({
      ...inside,
      path: '/spotlight/editions/$number',
      staticData: titled('Edition', '/spotlight'),
      component: lazyScreen(
        () => import('#features/portfolio/spotlight/web/EditionScreen.tsx'),
        'EditionScreen',
      ),
    }),
  ],
};

export const spotlight = webFeature({
  routes,
  sections: [
    { to: '/spotlight', label: 'Spotlight', icon: 'sparkles', key: 'h', group: 'insight' },
  ],
  notifications: {
    'spotlight of the week': 'sparkles',
  } satisfies NotificationIcons<typeof spotlightEvents>,
});
