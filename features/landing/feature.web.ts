import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { webFeature } from '#core/web/feature.ts';
import { entrance, titled } from '#core/web/router/parent-routes.ts';

const routes = {
  root: [
    createRoute({
      ...entrance,
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
