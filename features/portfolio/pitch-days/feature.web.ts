import { createRoute } from '@tanstack/react-router';
import { webFeature } from '#core/web/feature.ts';
import { lazyScreen } from '#core/web/router/lazy-screen.ts';
import { shellRoute, titled } from '#core/web/router/parent-routes.ts';
import {
  pitchDaySearch,
  pitchDaysSearch,
} from '#features/portfolio/pitch-days/web/search-params.ts';

const inside = { getParentRoute: () => shellRoute };

const routes = {
  shell: [
    createRoute({
      ...inside,
      path: '/venturematch/pitch-days',
      staticData: titled('Pitch days'),
      validateSearch: pitchDaysSearch,
      component: lazyScreen(
        () => import('#features/portfolio/pitch-days/web/PitchDaysScreen.tsx'),
        'PitchDaysScreen',
      ),
    }),
    createRoute({
      ...inside,
      path: '/venturematch/pitch-days/$id',
      staticData: titled('Pitch day', '/venturematch/pitch-days'),
      validateSearch: pitchDaySearch,
      component: lazyScreen(
        () => import('#features/portfolio/pitch-days/web/page/PitchDayScreen.tsx'),
        'PitchDayScreen',
      ),
    }),
  ],
};

export const pitchDays = webFeature({
  routes,
  sections: [
    {
      to: '/venturematch/pitch-days',
      label: 'Pitch days',
      icon: 'presentation',
      key: 'w',
      group: 'insight',
    },
  ],
  palette: () => import('#features/portfolio/pitch-days/web/palette.ts'),
});
