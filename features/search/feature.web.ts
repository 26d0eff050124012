import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { Search } from 'lucide-react';
import { webFeature } from '#core/web/feature.ts';
import { shellRoute, titled } from '#core/web/router/parent-routes.ts';
import { scoutSearch } from '#features/search/web/search-params.ts';

const routes = {
  shell: [
    createRoute({
      getParentRoute: () => shellRoute,
      path: '/search',
      staticData: titled('Scout'),
      validateSearch: scoutSearch,
      component: lazyRouteComponent(
        () => import('#features/search/web/ScoutScreen.tsx'),
        'ScoutScreen',
      ),
    }),
  ],
};

export const search = webFeature({
  routes,
  sections: [{ to: '/search', label: 'Scout', icon: Search, key: 's', group: 'work' }],
  shortcuts: [[['/'], 'Scout: to the field']],
  palette: () => import('#features/search/web/palette.ts'),
});
