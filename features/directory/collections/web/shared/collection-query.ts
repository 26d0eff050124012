import type { QueryClient } from '@tanstack/react-query';
import type { Collection } from '#features/directory/collections/domain/collection.ts';
import { get, newer } from '#features/directory/collections/domain/endpoints.ts';
import { queryOptionsOf } from '#core/web/transport/query-options.ts';
import { call } from '#core/web/transport/call.ts';
import {
  getChangeQueue,
  updateCollectionLists,
} from '#features/directory/collections/web/offline-actions.ts';

/**
 * The query for one collection, with pending changes on top. An unchanged version is neither sent again
 * nor rendered.
 */
export function collectionQueryOptions(client: QueryClient, id: string) {
  const query = queryOptionsOf(get, { params: { id } });
  const entry = () => client.getQueryData<Collection>(query.queryKey);
  return {
    ...query,
    // Structural sharing is done in `useCollection`.
    structuralSharing: false,
    queryFn: async ({ signal }: { signal: AbortSignal }): Promise<Collection> => {
      const params = { id };
      const than = entry()?.version;
      let collection: Collection | null = null;
      if (than !== undefined) {
        const input = { params, query: { than: String(than) } };
        collection = await call(newer, input, { signal });
        const now = entry();
        if (collection === null && now) return now;
      }
      collection ??= await call(get, { params }, { signal });
      const read = getChangeQueue(client).received(collection);
      updateCollectionLists(client, read);
      return read;
    },
  };
}
