import { createRoute } from '@tanstack/react-router';
import { webFeature } from '#core/web/feature.ts';
import { lazyScreen } from '#core/web/router/lazy-screen.ts';
import { entranceRoute, titled } from '#core/web/router/parent-routes.ts';

const routes = {
  entrance: [
    createRoute({
      getParentRoute: () => entranceRoute,
      path: '/',
      staticData: titled('Welcome'),
      component: lazyScreen(() => import('#app/landing/web/LandingScreen.tsx'), 'LandingScreen'),
    }),
  ],
};

export const landing = webFeature({ routes });
