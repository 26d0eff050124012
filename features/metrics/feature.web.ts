import { createRoute } from '@tanstack/react-router';
import { ChartLine } from 'lucide-react';
import { webFeature } from '#core/web/feature.ts';
import { notBuilt, shellRoute, titled } from '#core/web/router/parent-routes.ts';

const routes = {
  shell: [
    createRoute({
      getParentRoute: () => shellRoute,
      path: '/metrics',
      staticData: titled('Metrics'),
      component: notBuilt,
    }),
  ],
};

export const metrics = webFeature({
  routes,
  sections: [
    {
      to: '/metrics',
      label: 'Metrics',
      icon: ChartLine,
      key: 'm',
      group: 'insight',
      may: 'viewMetrics',
    },
  ],
});
