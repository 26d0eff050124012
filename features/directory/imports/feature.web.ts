import { createRoute } from '@tanstack/react-router';
import { webFeature, type NotificationIcons } from '#core/web/feature.ts';
import { lazyScreen } from '#core/web/router/lazy-screen.ts';
import { importsSearch } from '#features/directory/imports/web/search-params.ts';
import { administrationRoute, titled } from '#core/web/router/parent-routes.ts';
import type { importEvents } from '#features/directory/imports/domain/events.ts';

const inside = { getParentRoute: () => administrationRoute };

const routes = {
  administration: [
    createRoute({
      ...inside,
      path: '/imports',
      staticData: titled('Imports'),
      validateSearch: importsSearch,
      component: lazyScreen(
        () => import('#features/directory/imports/web/ImportsScreen.tsx'),
        'ImportsScreen',
      ),
    }),
    createRoute({
      ...inside,
      path: '/imports/$id',
      staticData: titled('Import'),
      component: lazyScreen(
        () => import('#features/directory/imports/web/ImportScreen.tsx'),
        'ImportScreen',
      ),
    }),
  ],
};

export const imports = webFeature({
  routes,
  administration: [{ to: '/admin/imports', group: 'Data', label: 'Imports', may: 'importRecords' }],
  notifications: {
    'import finished': 'file',
  } satisfies NotificationIcons<typeof importEvents>,
});
