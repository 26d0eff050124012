import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { Collection } from '#features/directory/collections/domain/collection.ts';
import { companiesAt } from '#features/directory/collections/domain/contents.ts';
import { suggestions } from '#features/directory/collections/domain/endpoints.ts';
import { stateOf } from '#features/directory/collections/domain/lists.ts';
import {
  containedCompanyIds,
  type Suggestion,
} from '#features/directory/collections/domain/suggestions.ts';
import { collectionLimits } from '#features/directory/collections/domain/limits.ts';
import { call } from '#core/web/transport/call.ts';

const none: readonly Suggestion[] = [];
const first: number = collectionLimits.suggestionsShown;
/** Prefetched beyond those shown, to replace removed ones at once. */
const ahead = 4;

/**
 * Suggestions for a collection or sub-space. The order stays as first returned, so that nothing moves
 * under the pointer; companies that the collection contains by now are left out.
 */
export function useSuggestions(collection: Collection, space: string | undefined) {
  const params = { id: collection.id };
  const held = containedCompanyIds(collection).size;
  const pages = useInfiniteQuery({
    // Not the endpoint's key: a change of the collection must not refetch it.
    queryKey: ['suggestions', collection.id, space ?? null],
    queryFn: async ({ signal, pageParam }) => {
      const query = { space, after: pageParam };
      return { ...(await call(suggestions, { params, query }, { signal })), held };
    },
    enabled: companiesAt(collection, space).length > 0,
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ hasNextPage, endCursor }) => (hasNextPage ? endCursor : undefined),
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  });
  const { data, hasNextPage, isFetching, isFetchNextPageError } = pages;
  const [opened, setOpened] = useState({ space, shown: first });
  const count = opened.space === space ? opened.shown : first;
  const all = useMemo(() => data?.pages.flatMap((page) => page.data) ?? none, [data]);
  const free = useMemo(
    () => all.filter((company) => stateOf(collection, company) === 'neither'),
    [all, collection],
  );
  const isShort = hasNextPage && !isFetchNextPageError && free.length < count + ahead;
  const readOn = useEffectEvent(() => void pages.fetchNextPage());
  useEffect(() => {
    if (isShort && !isFetching) readOn();
  }, [isShort, isFetching]);
  return {
    /** Undefined until loaded. */
    rows: data && free.slice(0, count),
    /** Whether all returned suggestions have been added or blacklisted. */
    isUsedUp: all.length > 0 && free.length === 0 && !hasNextPage,
    /** The collection has changed in size since they were loaded. */
    isOld: data !== undefined && data.pages[0]?.held !== held,
    isBuilding: data?.pages.at(-1)?.state === 'building',
    isLooking: isFetching,
    error: pages.error,
    hasMore: free.length > count || hasNextPage,
    more: () => {
      setOpened({ space, shown: count + first });
      if (isFetchNextPageError) void pages.fetchNextPage();
    },
    /** Reloads suggestions for the current collection. */
    again: () => {
      setOpened({ space, shown: first });
      void pages.refetch();
    },
  };
}
