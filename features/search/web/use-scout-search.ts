import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback, useRef, useDeferredValue, useMemo, useState } from 'react';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { CompanyHit } from '#features/search/domain/search.ts';
import { companies } from '#features/search/domain/endpoints.ts';
import { queryKeyOf, queryOptionsOf } from '#core/web/transport/query-options.ts';
import { call } from '#core/web/transport/call.ts';
import { opportunities, projects } from '#features/search/domain/record-endpoints.ts';
import { useDebounced } from '#ui/use-debounced.ts';
import type { ScoutSearch } from './search-params.ts';
import { toCompanyQuery } from './filters.ts';

/** Changes within this time are one step in the history. */
const burstMs = 1500;

export type ChangeSearch = (
  next: ScoutSearch | ((before: ScoutSearch) => ScoutSearch),
  how?: {
    /** One of many in quick succession: letters, or a moving slider. */
    readonly isPart?: boolean;
    /** The list and its scroll position stay. */
    readonly isAside?: boolean;
  },
) => void;

/** Scout's state in the address, and how to change it. */
export function useScoutSearchParams() {
  const search = useSearch({ from: '/shell/search' });
  const navigate = useNavigate({ from: '/search' });
  const lastPart = useRef(0);
  const change = useCallback<ChangeSearch>(
    (next, { isPart = false, isAside = false } = {}) => {
      const now = Date.now();
      const isOneStep = isPart && now - lastPart.current < burstMs;
      lastPart.current = isPart ? now : 0;
      void navigate({
        search: (before) => ({
          ...before,
          // A changed search is no longer the saved one.
          ...(!isAside && { saved: undefined }),
          ...(typeof next === 'function' ? next(before) : next),
        }),
        replace: isOneStep,
        resetScroll: !isAside,
      });
    },
    [navigate],
  );
  /** The query is final: the next letter begins another step in the history. */
  const settle = useCallback(() => {
    lastPart.current = 0;
  }, []);
  return { search, change, settle };
}

const limit = '30';
const noRows: readonly CompanyHit[] = [];

/**
 * The results, page by page. An earlier answer stays until the next one arrives, also on failure:
 * everything shown belongs to one answer, and a new search aborts the earlier request.
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
  // Rendering many rows may be interrupted by typing.
  const shown = useDeferredValue(found.data ?? previous);
  const rows = useMemo(() => shown?.pages.flatMap(({ data }) => data) ?? noRows, [shown]);
  const isOlder = found.isPlaceholderData || (found.data === undefined && previous !== undefined);
  const load = () => {
    if (!found.isFetching) void found.fetchNextPage();
  };
  return {
    rows,
    /** The first page, which has the counts. */
    answer: shown?.pages[0],
    /** The results belong to an earlier query. */
    isOlder,
    error: found.error,
    retry: () => void found.refetch(),
    more: {
      has: found.hasNextPage && !isOlder,
      isLoading: found.isFetchingNextPage,
      load,
      /** Automatic; a page that failed is loaded again only on request. */
      loadAhead: () => {
        if (found.hasNextPage && !isOlder && !found.isFetchNextPageError) load();
      },
    },
  };
}

/** Debounce for counting the other tabs. */
const restMs = 350;

/** Number of matching opportunities and projects, requested after a pause in typing. */
export function useTabCounts(q: string) {
  const query = { q: useDebounced(q, restMs), limit: '1' };
  const stay = { placeholderData: keepPreviousData };
  const found = useQuery({ ...queryOptionsOf(opportunities, { query }), ...stay });
  const run = useQuery({ ...queryOptionsOf(projects, { query }), ...stay });
  return { opportunities: found.data?.total, projects: run.data?.total };
}
