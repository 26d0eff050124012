import { createRoute } from '@tanstack/react-router';
import { webFeature, type NotificationIcons } from '#core/web/feature.ts';
import { lazyScreen } from '#core/web/router/lazy-screen.ts';
import {
  entranceRoute,
  rootRoute,
  settingsRoute,
  shellRoute,
  titled,
} from '#core/web/router/parent-routes.ts';
import type { identityEvents } from '#features/people/identity/domain/events.ts';

const signIn = {
  getParentRoute: () => entranceRoute,
  staticData: titled('Sign in'),
  component: lazyScreen(
    () => import('#features/people/identity/web/SignInScreen.tsx'),
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
      component: lazyScreen(
        () => import('#features/people/identity/web/ResetPasswordScreen.tsx'),
        'ResetPasswordScreen',
      ),
    }),
  ],
  shell: [
    createRoute({
      getParentRoute: () => shellRoute,
      path: '/verify-email',
      staticData: titled('Confirm email address'),
      component: lazyScreen(
        () => import('#features/people/identity/web/VerifyEmailScreen.tsx'),
        'VerifyEmailScreen',
      ),
    }),
  ],
  settings: [
    createRoute({
      getParentRoute: () => settingsRoute,
      path: '/security',
      staticData: titled('Security'),
      component: lazyScreen(
        () => import('#features/people/identity/web/SecurityScreen.tsx'),
        'SecurityScreen',
      ),
    }),
  ],
};

export const identity = webFeature({
  routes,
  notifications: {
    'account changed': 'account',
    'address taken': 'address',
  } satisfies NotificationIcons<typeof identityEvents>,
});
