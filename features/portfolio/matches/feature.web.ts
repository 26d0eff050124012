import { createRoute, type SearchSchemaInput } from '@tanstack/react-router';
import { lazyPart } from '#core/web/router/lazy-part.tsx';
import { webFeature, type NotificationIcons } from '#core/web/feature.ts';
import { lazyScreen } from '#core/web/router/lazy-screen.ts';
import { shellRoute, titled } from '#core/web/router/parent-routes.ts';
import type { BackTestSearch, MatchSearch } from '#features/portfolio/matches/web/search-params.ts';
import type { matchEvents } from '#features/portfolio/matches/domain/events.ts';

/** As written: the screen validates it by the table of filters, which is not in the first load. */
const unread = (
  search: MatchSearch & SearchSchemaInput,
): { readonly [Param in keyof MatchSearch]?: unknown } => search;

const unreadTest = (
  search: BackTestSearch & SearchSchemaInput,
): { readonly [Param in keyof BackTestSearch]?: unknown } => search;

const routes = {
  shell: [
    createRoute({
      getParentRoute: () => shellRoute,
      path: '/venturematch',
      staticData: titled('Venture match'),
      validateSearch: unread,
      component: lazyScreen(
        () => import('#features/portfolio/matches/web/MatchScreen.tsx'),
        'MatchScreen',
      ),
    }),
    createRoute({
      getParentRoute: () => shellRoute,
      path: '/venturematch/back-test',
      staticData: titled('Back-test', '/venturematch'),
      validateSearch: unreadTest,
      component: lazyScreen(
        () => import('#features/portfolio/matches/web/back-test/BackTestScreen.tsx'),
        'BackTestScreen',
      ),
    }),
  ],
};

export const matches = webFeature({
  routes,
  parts: {
    opportunityMatches: lazyPart(
      () => import('#features/portfolio/matches/web/MatchesTab.tsx'),
      'MatchesTab',
    ),
  },
  sections: [
    { to: '/venturematch', label: 'Venture match', icon: 'compare', key: 'v', group: 'insight' },
  ],
  notifications: {
    'new companies match': 'compare',
  } satisfies NotificationIcons<typeof matchEvents>,
});
