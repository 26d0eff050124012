import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { webFeature } from '#core/web/feature.ts';
import { entranceRoute, titled } from '#core/web/router/parent-routes.ts';

const routes = {
  entrance: [
    createRoute({
      getParentRoute: () => entranceRoute,
      path: '/',
      staticData: titled('Welcome'),
      component: lazyRouteComponent(
        () => import('#features/landing/web/LandingScreen.tsx'),
        'LandingScreen',
      ),
    }),
  ],
};

export const landing = webFeature({ routes });
