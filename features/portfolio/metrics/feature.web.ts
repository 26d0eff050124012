import { createRoute } from '@tanstack/react-router';
import { webFeature, type NotificationIcons } from '#core/web/feature.ts';
import type { metricsEvents } from '#features/portfolio/metrics/domain/events.ts';
import { lazyPart, nothing } from '#core/web/router/lazy-part.tsx';
import { lazyScreen } from '#core/web/router/lazy-screen.ts';
import { metricsSearch } from '#features/portfolio/metrics/web/search-params.ts';
import { paperRoute, shellRoute, titled } from '#core/web/router/parent-routes.ts';

const routes = {
  shell: [
    createRoute({
      getParentRoute: () => shellRoute,
      path: '/metrics',
      staticData: titled('Metrics'),
      validateSearch: metricsSearch,
      component: lazyScreen(
        () => import('#features/portfolio/metrics/web/MetricsScreen.tsx'),
        'MetricsScreen',
      ),
    }),
  ],
  paper: [
    createRoute({
      getParentRoute: () => paperRoute,
      path: '/metrics/report',
      staticData: titled('Report'),
      validateSearch: metricsSearch,
      component: lazyScreen(
        () => import('#features/portfolio/metrics/web/report/ReportScreen.tsx'),
        'ReportScreen',
      ),
    }),
  ],
};

export const metrics = webFeature({
  notifications: { 'metrics report': 'mail' } satisfies NotificationIcons<typeof metricsEvents>,
  routes,
  everywhere: lazyPart(
    () => import('#features/portfolio/metrics/web/usage/UsageRecorder.tsx'),
    'UsageRecorder',
    nothing,
  ),
  sections: [
    {
      to: '/metrics',
      label: 'Metrics',
      icon: 'chart',
      key: 'm',
      group: 'insight',
      may: 'viewMetrics',
    },
  ],
});
