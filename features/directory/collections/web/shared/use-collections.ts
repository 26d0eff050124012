import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Collection } from '#features/directory/collections/domain/collection.ts';
import { compareCollections } from '#features/directory/collections/domain/differences.ts';
import { own, shared } from '#features/directory/collections/domain/endpoints.ts';
import { useSession } from '#core/web/session/use-session.ts';
import { queryOptionsOf } from '#core/web/transport/query-options.ts';
import { call } from '#core/web/transport/call.ts';
import { codeOf } from '#core/web/transport/problem.ts';
import { collectionQueryOptions } from './collection-query.ts';
import { getChangeQueue } from '#features/directory/collections/web/offline-actions.ts';

/**
 * A person's own collections and those shared with them, as two lists (section 3). Loaded at sign-in; an
 * error is only logged (section 8), and screens offer to retry.
 */
export function useCollections() {
  const { authUser, user } = useSession();
  const client = useQueryClient();
  const query = { authId: authUser?.uid ?? '' };
  const isKnown = { enabled: user !== null };
  // Pending changes are applied on top of the response.
  const read = (list: typeof own | typeof shared) => ({
    ...queryOptionsOf(list, { query }),
    queryFn: async ({ signal }: { signal: AbortSignal }) =>
      (await call(list, { query }, { signal })).map(getChangeQueue(client).received),
  });
  const mine = useQuery({ ...read(own), ...isKnown });
  const others = useQuery({ ...read(shared), ...isKnown });
  const error = mine.error ?? others.error;
  useEffect(() => {
    if (error) console.error('Collections could not be loaded:', codeOf(error));
  }, [error]);
  return {
    own: mine.data,
    shared: others.data,
    error,
    isLoading: mine.isFetching || others.isFetching,
    reload: () => void Promise.all([mine.refetch(), others.refetch()]),
  };
}

/** The previous value while collections differ only in version and time of change. */
function lastDifferent(): (collection: Collection) => Collection {
  let last: Collection | null = null;
  return (collection) => {
    const isSame =
      last?.id === collection.id && compareCollections(last, collection).requires.length === 0;
    if (!isSame) last = collection;
    return last ?? collection;
  };
}

/**
 * One collection with pending changes on top. The value stays identical until visible data changes, so
 * that confirmations by the server do not render again.
 */
export function useCollection(id: string) {
  const [select] = useState(lastDifferent);
  return useQuery({ ...collectionQueryOptions(useQueryClient(), id), select });
}
