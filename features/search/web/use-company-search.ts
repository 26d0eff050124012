import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo, useState } from 'react';
import type { CompanyHit } from '#features/search/domain/search.ts';
import { companies } from '#features/search/domain/endpoints.ts';
import { queryKeyOf } from '#core/web/transport/query-options.ts';
import { call } from '#core/web/transport/call.ts';
import { toCompanyQuery } from './filters.ts';
import type { ScoutSearch } from './search-params.ts';

const limit = '30';
const noRows: readonly CompanyHit[] = [];

/**
 * The companies that fit, page by page. Until an answer is there the one before it stays, also when
 * none comes: whatever is shown belongs to one answer, and a later search calls off an earlier one.
 */
export function useCompanySearch(search: ScoutSearch, isWanted: boolean) {
  const query = { ...toCompanyQuery(search), limit };
  const found = useInfiniteQuery({
    queryKey: [...queryKeyOf(companies, { query }), 'pages'],
    queryFn: async ({ signal, pageParam }) => {
      const began = performance.now();
      const page = await call(companies, { query: { ...query, cursor: pageParam } }, { signal });
      return { ...page, tookMs: Math.round(performance.now() - began) };
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ hasNextPage, endCursor }) => (hasNextPage ? endCursor : undefined),
    placeholderData: keepPreviousData,
    enabled: isWanted,
    refetchOnWindowFocus: false,
    retry: false,
  });

  const [previous, setPrevious] = useState(found.data);
  if (found.data !== undefined && found.data !== previous) setPrevious(found.data);
  // Many rows at once may wait for a letter that is typed meanwhile.
  const shown = useDeferredValue(found.data ?? previous);
  const rows = useMemo(() => shown?.pages.flatMap(({ data }) => data) ?? noRows, [shown]);
  const isOlder = found.isPlaceholderData || (found.data === undefined && previous !== undefined);
  const load = () => {
    if (!found.isFetching) void found.fetchNextPage();
  };
  return {
    rows,
    /** The first page, which counts everything. */
    answer: shown?.pages[0],
    /** What is shown answers an earlier question. */
    isOlder,
    error: found.error,
    retry: () => void found.refetch(),
    more: {
      has: found.hasNextPage && !isOlder,
      isLoading: found.isFetchingNextPage,
      load,
      /** Of itself; a page that did not come is asked for again only when somebody wants it. */
      loadAhead: () => {
        if (found.hasNextPage && !isOlder && !found.isFetchNextPageError) load();
      },
    },
  };
}
