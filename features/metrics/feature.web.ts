import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { webFeature } from '#core/web/feature.ts';
import { shellRoute, titled } from '#core/web/router/parent-routes.ts';

const routes = {
  shell: [
    createRoute({
      getParentRoute: () => shellRoute,
      path: '/metrics',
      staticData: titled('Metrics'),
      component: lazyRouteComponent(
        () => import('#features/metrics/web/MetricsScreen.tsx'),
        'MetricsScreen',
      ),
    }),
  ],
};

export const metrics = webFeature({
  routes,
});
