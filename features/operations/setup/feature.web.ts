import { createRoute } from '@tanstack/react-router';
import { webFeature } from '#core/web/feature.ts';
import { lazyPart, nothing } from '#core/web/router/lazy-part.tsx';
import { lazyScreen } from '#core/web/router/lazy-screen.ts';
import { rootRoute, titled } from '#core/web/router/parent-routes.ts';
import { linkToSetup } from '#features/operations/setup/domain/links.ts';

const routes = {
  root: [
    createRoute({
      getParentRoute: () => rootRoute,
      path: linkToSetup,
      staticData: titled('Setup'),
      component: lazyScreen(
        () => import('#features/operations/setup/web/SetupScreen.tsx'),
        'SetupScreen',
      ),
    }),
  ],
};

export const setup = webFeature({
  routes,
  parts: {
    projectsFirst: lazyPart(
      () => import('#features/operations/setup/web/Checklist.tsx'),
      'Checklist',
      nothing,
    ),
    withoutAccounts: lazyPart(
      () => import('#features/operations/setup/web/SetupLine.tsx'),
      'SetupLine',
    ),
  },
});
