import { createRoute } from '@tanstack/react-router';
import { webFeature } from '#core/web/feature.ts';
import { lazyScreen } from '#core/web/router/lazy-screen.ts';
import { shellRoute, titled } from '#core/web/router/parent-routes.ts';
import { pitchDaySearch } from '#features/portfolio/pitch-days/web/search-params.ts';

const inside = { getParentRoute: () => shellRoute };

const routes = {
  shell: [
    createRoute({
      ...inside,
      path: '/venturematch/pitch-days',
      staticData: titled('Pitch days', '/venturematch'),
      component: lazyScreen(
        () => import('#features/portfolio/pitch-days/web/PitchDaysScreen.tsx'),
        'PitchDaysScreen',
      ),
    }),
    createRoute({
      ...inside,
      path: '/venturematch/pitch-days/$id',
      staticData: titled('Pitch day', '/venturematch'),
      validateSearch: pitchDaySearch,
      component: lazyScreen(
        () => import('#features/portfolio/pitch-days/web/page/PitchDayScreen.tsx'),
        'PitchDayScreen',
      ),
    }),
  ],
};

export const pitchDays = webFeature({ routes });
