import { createRoute } from '@tanstack/react-router';
import { webFeature, type NotificationIcons } from '#core/web/feature.ts';
import { lazyPart, nothing } from '#core/web/router/lazy-part.tsx';
import { lazyScreen } from '#core/web/router/lazy-screen.ts';
import { paperRoute, shellRoute, titled } from '#core/web/router/parent-routes.ts';
import { queryClient } from '#core/web/transport/query-client.ts';
import {
  collectionSearch,
  collectionsSearch,
  printSearch,
} from '#features/directory/collections/web/search-params.ts';
import type { collectionEvents } from '#features/directory/collections/domain/events.ts';

/** Data is prefetched with the screen's code, and when the pointer is over a link to it. */
async function prepareCollection(id: string): Promise<void> {
  const { prefetchCollection } =
    await import('#features/directory/collections/web/prefetch-collection.ts');
  prefetchCollection(queryClient, id);
}

const routes = {
  shell: [
    createRoute({
      getParentRoute: () => shellRoute,
      path: '/collections',
      staticData: titled('Collections'),
      validateSearch: collectionsSearch,
      component: lazyScreen(
        () => import('#features/directory/collections/web/list/CollectionsScreen.tsx'),
        'CollectionsScreen',
      ),
    }),
    createRoute({
      getParentRoute: () => shellRoute,
      path: '/collection/$id',
      staticData: titled('Collection', '/collections'),
      validateSearch: collectionSearch,
      loader: ({ params, cause }) => {
        if (cause !== 'stay') void prepareCollection(params.id);
      },
      component: lazyScreen(
        () => import('#features/directory/collections/web/CollectionScreen.tsx'),
        'CollectionScreen',
      ),
    }),
  ],
  paper: [
    createRoute({
      getParentRoute: () => paperRoute,
      path: '/collection/$id/print',
      staticData: titled('Print'),
      validateSearch: printSearch,
      component: lazyScreen(
        () => import('#features/directory/collections/web/print/PrintScreen.tsx'),
        'PrintScreen',
      ),
    }),
  ],
};

export const collections = webFeature({
  routes,
  sections: [
    {
      to: '/collections',
      label: 'Collections',
      icon: 'library',
      key: 'c',
      group: 'work',
      below: lazyPart(
        () => import('#features/directory/collections/web/ActiveCollectionLink.tsx'),
        'ActiveCollectionLink',
        nothing,
      ),
    },
  ],
  offline: async () =>
    (await import('#features/directory/collections/web/offline-actions.ts')).offlineActions,
  everywhere: lazyPart(
    () => import('#features/directory/collections/web/CollectionShortcuts.tsx'),
    'CollectionShortcuts',
    nothing,
  ),
  shortcuts: [
    [['c'], 'Add to the active collection'],
    [['b'], 'Add to its blacklist'],
    [['a'], 'Add the suggestion, or what is proposed'],
    [['x'], 'Decline what is proposed'],
    [['Del'], 'Remove selected from the collection'],
  ],
  palette: () => import('#features/directory/collections/web/palette.ts'),
  notifications: {
    'collection shared': 'library',
    'companies blacklisted': 'ban',
    'companies proposed for collection': 'company',
  } satisfies NotificationIcons<typeof collectionEvents>,
});
