import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { webFeature } from '#core/web/feature.ts';
import { entranceRoute, notBuilt, rootRoute, titled } from '#core/web/router/parent-routes.ts';

const signIn = {
  getParentRoute: () => entranceRoute,
  staticData: titled('Sign in'),
  component: lazyRouteComponent(
    () => import('#features/identity/web/SignInScreen.tsx'),
    'SignInScreen',
  ),
};

const routes = {
  entrance: [
    createRoute({ ...signIn, path: '/signin' }),
    createRoute({ ...signIn, path: '/login' }),
  ],
  root: [
    createRoute({
      getParentRoute: () => rootRoute,
      path: '/reset-password',
      staticData: titled('Reset password'),
      component: notBuilt,
    }),
  ],
};

export const identity = webFeature({ routes });
