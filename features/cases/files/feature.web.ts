import { createRoute } from '@tanstack/react-router';
import { webFeature } from '#core/web/feature.ts';
import { lazyScreen } from '#core/web/router/lazy-screen.ts';
import { shellRoute, titled } from '#core/web/router/parent-routes.ts';

const routes = {
  shell: [
    createRoute({
      getParentRoute: () => shellRoute,
      path: '/files/$id',
      staticData: titled('File'),
      component: lazyScreen(() => import('#features/cases/files/web/FileScreen.tsx'), 'FileScreen'),
    }),
  ],
};

export const files = webFeature({ routes });
