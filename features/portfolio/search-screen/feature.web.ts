import { createRoute, type SearchSchemaInput } from '@tanstack/react-router';
import { webFeature } from '#core/web/feature.ts';
import { lazyScreen } from '#core/web/router/lazy-screen.ts';
import { shellRoute, titled } from '#core/web/router/parent-routes.ts';
import type { ScoutSearch } from '#features/portfolio/search-screen/web/search-params.ts';

/** As written: the screen validates it by the table of filters, which is not in the first load. */
const unread = (
  search: ScoutSearch & SearchSchemaInput,
): { readonly [Param in keyof ScoutSearch]?: unknown } => search;

const routes = {
  shell: [
    createRoute({
      getParentRoute: () => shellRoute,
      path: '/search',
      staticData: titled('Scout'),
      validateSearch: unread,
      component: lazyScreen(
        () => import('#features/portfolio/search-screen/web/ScoutScreen.tsx'),
        'ScoutScreen',
      ),
    }),
  ],
};

export const searchScreen = webFeature({
  routes,
  sections: [{ to: '/search', label: 'Scout', icon: 'telescope', key: 's', group: 'work' }],
  shortcuts: [[['/'], 'Focus search']],
  palette: () => import('#features/portfolio/search-screen/web/palette.ts'),
});
