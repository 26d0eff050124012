import type { QueryClient } from '@tanstack/react-query';
import { getCompanyLoader } from '#features/directory/collections/web/shared/company-loader.ts';
import { collectionQueryOptions } from '#features/directory/collections/web/shared/collection-query.ts';

/** Loads a collection and its companies in parallel with the screen's code. */
export function prefetchCollection(client: QueryClient, id: string): void {
  void client.prefetchQuery(collectionQueryOptions(client, id));
  getCompanyLoader(client).prepare(id);
}
