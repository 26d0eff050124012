import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { webFeature } from '#core/web/feature.ts';
import { entranceRoute, rootRoute, shellRoute, titled } from '#core/web/router/parent-routes.ts';

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
      component: lazyRouteComponent(
        () => import('#features/identity/web/ResetPasswordScreen.tsx'),
        'ResetPasswordScreen',
      ),
    }),
  ],
  shell: [
    createRoute({
      getParentRoute: () => shellRoute,
      path: '/settings/security',
      staticData: titled('Security'),
      component: lazyRouteComponent(
        () => import('#features/identity/web/SecurityScreen.tsx'),
        'SecurityScreen',
      ),
    }),
    createRoute({
      getParentRoute: () => shellRoute,
      path: '/verify-email',
      staticData: titled('Confirm e-mail address'),
      component: lazyRouteComponent(
        () => import('#features/identity/web/VerifyEmailScreen.tsx'),
        'VerifyEmailScreen',
      ),
    }),
  ],
};

export const identity = webFeature({ routes });
