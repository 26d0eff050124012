import { createRoute } from '@tanstack/react-router';
import { webFeature } from '#core/web/feature.ts';
import { lazyScreen } from '#core/web/router/lazy-screen.ts';
import { administrationRoute, titled } from '#core/web/router/parent-routes.ts';

const routes = {
  administration: [
    createRoute({
      getParentRoute: () => administrationRoute,
      path: '/tags',
      staticData: titled('Tags'),
      component: lazyScreen(
        () => import('#features/directory/tags/web/TagsScreen.tsx'),
        'TagsScreen',
      ),
    }),
  ],
};

export const tags = webFeature({
  routes,
  administration: [{ to: '/admin/tags', group: 'Data', label: 'Tags', may: 'importRecords' }],
});
