import { createRoute } from '@tanstack/react-router';
import { webFeature, type NotificationIcons } from '#core/web/feature.ts';
import { lazyPart, nothing } from '#core/web/router/lazy-part.tsx';
import { lazyScreen } from '#core/web/router/lazy-screen.ts';
import { shellRoute, titled } from '#core/web/router/parent-routes.ts';
import {
  discoverSearch,
  newOpportunitySearch,
} from '#features/cases/opportunities/web/search-params.ts';
import type { opportunityEvents } from '#features/cases/opportunities/domain/events.ts';

const inside = { getParentRoute: () => shellRoute };

const routes = {
  shell: [
    createRoute({
      ...inside,
      path: '/discover',
      staticData: titled('Discover'),
      validateSearch: discoverSearch,
      component: lazyScreen(
        () => import('#features/cases/opportunities/web/DiscoverScreen.tsx'),
        'DiscoverScreen',
      ),
    }),
    createRoute({
      ...inside,
      path: '/opportunities/new',
      staticData: titled('New opportunity', '/discover'),
      validateSearch: newOpportunitySearch,
      component: lazyScreen(
        () => import('#features/cases/opportunities/web/NewOpportunityScreen.tsx'),
        'NewOpportunityScreen',
      ),
    }),
    createRoute({
      ...inside,
      path: '/opportunity/$id/edit',
      staticData: titled('Edit opportunity', '/discover'),
      component: lazyScreen(
        () => import('#features/cases/opportunities/web/EditOpportunityScreen.tsx'),
        'EditOpportunityScreen',
      ),
    }),
  ],
};

export const opportunities = webFeature({
  routes,
  sections: [{ to: '/discover', label: 'Discover', icon: 'compass', key: 'd', group: 'work' }],
  corporationLine: lazyPart(
    () => import('#features/cases/opportunities/web/CycleDaysLeft.tsx'),
    'CycleDaysLeft',
    nothing,
  ),
  palette: () => import('#features/cases/opportunities/web/palette.ts'),
  importTarget: async () =>
    (await import('#features/cases/opportunities/web/import/import-target.ts')).importTarget,
  notifications: {
    'case team changed': 'team',
  } satisfies NotificationIcons<typeof opportunityEvents>,
});
