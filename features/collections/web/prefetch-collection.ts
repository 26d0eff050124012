import type { QueryClient } from '@tanstack/react-query';
import { getCompanyLoader } from '#features/collections/web/public/company-loader.ts';
import { collectionQueryOptions } from '#features/collections/web/public/collection-query.ts';

/** Asks for a collection and its companies at once, while the screen that shows them is fetched. */
export function prefetchCollection(client: QueryClient, id: string): void {
  void client.prefetchQuery(collectionQueryOptions(client, id));
  getCompanyLoader(client).prepare(id);
}
