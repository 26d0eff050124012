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

/** Changes that follow each other this quickly are one step for Back. */
const burstMs = 1500;

export type ChangeSearch = (
  next: ScoutSearch | ((before: ScoutSearch) => ScoutSearch),
  how?: {
    /** One of many that follow each other: letters, or a slider on its way. */
    readonly isPart?: boolean;
    /** The list stays as it is, and where it is scrolled to. */
    readonly isAside?: boolean;
  },
) => void;

/** What Scout shows, which is what its address says, and how to change it. */
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
          // What is changed is no more what was saved.
          ...(!isAside && { saved: undefined }),
          ...(typeof next === 'function' ? next(before) : next),
        }),
        replace: isOneStep,
        resetScroll: !isAside,
      });
    },
    [navigate],
  );
  /** What was typed is meant: the next letter begins another step. */
  const settle = useCallback(() => {
    lastPart.current = 0;
  }, []);
  return { search, change, settle };
}

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

/** So long nothing more is typed before the other tabs are counted. */
const restMs = 350;

/** How many opportunities and projects fit the words: asked for once typing rests. */
export function useTabCounts(q: string) {
  const query = { q: useDebounced(q, restMs), limit: '1' };
  const stay = { placeholderData: keepPreviousData };
  const found = useQuery({ ...queryOptionsOf(opportunities, { query }), ...stay });
  const run = useQuery({ ...queryOptionsOf(projects, { query }), ...stay });
  return { opportunities: found.data?.total, projects: run.data?.total };
}
