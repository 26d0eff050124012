import { createRoute } from '@tanstack/react-router';
import { GitCompareArrows } from 'lucide-react';
import { webFeature } from '#core/web/feature.ts';
import { notBuilt, shellRoute, titled } from '#core/web/router/parent-routes.ts';

const routes = {
  shell: [
    createRoute({
      getParentRoute: () => shellRoute,
      path: '/venturematch',
      staticData: titled('Venture match'),
      component: notBuilt,
    }),
  ],
};

export const matching = webFeature({
  routes,
  sections: [
    {
      to: '/venturematch',
      label: 'Venture match',
      icon: GitCompareArrows,
      key: 'v',
      group: 'insight',
    },
  ],
});
