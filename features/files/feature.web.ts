import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { webFeature } from '#core/web/feature.ts';
import { shellRoute, titled } from '#core/web/router/parent-routes.ts';

const routes = {
  shell: [
    createRoute({
      getParentRoute: () => shellRoute,
      path: '/files/$id',
      staticData: titled('File'),
      component: lazyRouteComponent(
        () => import('#features/files/web/FileScreen.tsx'),
        'FileScreen',
      ),
    }),
  ],
};

export const files = webFeature({ routes });
