import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { Collection } from '#features/collections/domain/collection.ts';
import { companiesAt } from '#features/collections/domain/contents.ts';
import { suggestions } from '#features/collections/domain/endpoints.ts';
import { stateOf } from '#features/collections/domain/lists.ts';
import { containedCompanyIds, type Suggestion } from '#features/collections/domain/suggestions.ts';
import { collectionLimits } from '#features/collections/domain/limits.ts';
import { call } from '#core/web/transport/call.ts';

const none: readonly Suggestion[] = [];
const first: number = collectionLimits.suggestionsShown;
/** So many are kept ready behind those that are shown: whatever goes, the next one comes up. */
const ahead = 4;

/**
 * What is suggested for a collection or one of its sub-spaces. Its order stays as it was answered,
 * whatever is added meanwhile, so that nothing moves under the pointer; what the collection holds by
 * now, whoever put it there, is left out.
 */
export function useSuggestions(collection: Collection, space: string | undefined) {
  const params = { id: collection.id };
  const held = containedCompanyIds(collection).size;
  const found = useInfiniteQuery({
    // Not by its address: a change of the collection does not have it read again.
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
  const { data, hasNextPage, isFetching, isFetchNextPageError } = found;
  const [opened, setOpened] = useState({ space, shown: first });
  const shown = opened.space === space ? opened.shown : first;
  const all = useMemo(() => data?.pages.flatMap((page) => page.data) ?? none, [data]);
  const free = useMemo(
    () => all.filter((company) => stateOf(collection, company) === 'neither'),
    [all, collection],
  );
  const isShort = hasNextPage && !isFetchNextPageError && free.length < shown + ahead;
  const readOn = useEffectEvent(() => void found.fetchNextPage());
  useEffect(() => {
    if (isShort && !isFetching) readOn();
  }, [isShort, isFetching]);
  return {
    /** Undefined until they are there. */
    rows: data && free.slice(0, shown),
    /** Whether some were answered, and dealt with since. */
    isUsedUp: all.length > 0 && free.length === 0 && !hasNextPage,
    /** The collection holds more or less than when they were looked for. */
    isOld: data !== undefined && data.pages[0]?.held !== held,
    isBuilding: data?.pages.at(-1)?.state === 'building',
    isLooking: isFetching,
    error: found.error,
    hasMore: free.length > shown || hasNextPage,
    more: () => {
      setOpened({ space, shown: shown + first });
      if (isFetchNextPageError) void found.fetchNextPage();
    },
    /** By what the collection holds now. */
    again: () => {
      setOpened({ space, shown: first });
      void found.refetch();
    },
  };
}
