import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { limits } from '#core/domain/limits.ts';
import { collectionLimits } from '#features/directory/collections/domain/limits.ts';
import type { CompanyHit } from '#features/directory/search/domain/search.ts';
import { companies } from '#features/directory/search/domain/endpoints.ts';
import { queryKeyOf, queryOptionsOf } from '#core/web/transport/query-options.ts';
import { call } from '#core/web/transport/call.ts';
import { codeOf } from '#core/web/transport/problem.ts';
import {
  opportunities,
  projects,
} from '#features/portfolio/search-screen/domain/record-endpoints.ts';
import { useDebounced } from '#ui/use-debounced.ts';
import { scoutSearch, type ScoutSearch } from './search-params.ts';
import { toCompanyQuery } from './filters.ts';

export type ChangeSearch = (
  next: ScoutSearch | ((before: ScoutSearch) => ScoutSearch),
  how?: {
    /** What is changed bit by bit: letters, or a moving slider. All of it is one history entry. */
    readonly part?: string;
    /** The list and its scroll position stay. */
    readonly isAside?: boolean;
    /** The screen scrolls by itself. */
    readonly keepsScroll?: boolean;
  },
) => void;

/** Scout's state in the address, and how to change it. */
export function useScoutSearchParams() {
  const search = useSearch({
    from: '/shell/search',
    select: scoutSearch,
    structuralSharing: true,
  });
  const navigate = useNavigate({ from: '/search' });
  const lastPart = useRef<string>(undefined);
  const change = useCallback<ChangeSearch>(
    (next, { part, isAside = false, keepsScroll = isAside } = {}) => {
      const isOneStep = part !== undefined && part === lastPart.current;
      lastPart.current = part;
      void navigate({
        search: (current) => {
          const before = scoutSearch(current);
          return {
            ...before,
            // A changed search is no longer the saved one.
            ...(!isAside && { saved: undefined }),
            ...(typeof next === 'function' ? next(before) : next),
          };
        },
        replace: isOneStep,
        resetScroll: !keepsScroll,
      });
    },
    [navigate],
  );
  /** The query is final: the next letter begins another step in the history. */
  const settle = useCallback(() => {
    lastPart.current = undefined;
  }, []);
  // After going back, the next letter does not replace what was gone back to.
  useEffect(() => {
    window.addEventListener('popstate', settle);
    return () => window.removeEventListener('popstate', settle);
  }, [settle]);
  return { search, change, settle };
}

const limit = '30';
/** As many as a collection holds. */
export const selectedMost = collectionLimits.collectionCompaniesMost;
const noRows: readonly CompanyHit[] = [];

/**
 * The results, page by page. An earlier answer stays until the next one arrives: everything shown
 * belongs to one answer, and a new search aborts the earlier request. A failed search is logged and
 * gives an empty list (section 7), with its error.
 */
export function useCompanySearch(search: ScoutSearch, isWanted: boolean) {
  const query = { ...toCompanyQuery(search), limit };
  const pages = useInfiniteQuery({
    queryKey: [...queryKeyOf(companies, { query }), 'pages'],
    queryFn: async ({ signal, pageParam }) => {
      const began = performance.now();
      const page = await call(
        companies,
        { query: { ...query, cursor: pageParam } },
        { signal },
      ).catch((error: unknown) => {
        if (!signal.aborted) console.error('The search failed', codeOf(error));
        throw error;
      });
      return { ...page, tookMs: Math.round(performance.now() - began) };
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ hasNextPage, endCursor }) => (hasNextPage ? endCursor : undefined),
    placeholderData: keepPreviousData,
    enabled: isWanted,
    refetchOnWindowFocus: false,
    retry: false,
  });

  const [previous, setPrevious] = useState(pages.data);
  if (pages.data !== undefined && pages.data !== previous) setPrevious(pages.data);
  // Rendering many rows may be interrupted by typing.
  const latest = useDeferredValue(pages.data ?? previous);
  const hasFailed = pages.isError && pages.data === undefined;
  const view = hasFailed ? undefined : latest;
  const rows = useMemo(() => view?.pages.flatMap(({ data }) => data) ?? noRows, [view]);
  const isOlder = pages.isPlaceholderData || (pages.data === undefined && previous !== undefined);
  const load = () => {
    if (!pages.isFetching) void pages.fetchNextPage();
  };
  /** All hits in their order, as far as they can be worked with together. */
  const loadAll = async (): Promise<readonly CompanyHit[]> => {
    const hits: CompanyHit[] = [];
    let cursor: string | undefined;
    do {
      const page = await call(companies, {
        query: { ...query, limit: String(limits.pageMost), cursor },
      });
      hits.push(...page.data);
      cursor = page.hasNextPage ? page.endCursor : undefined;
    } while (cursor !== undefined && hits.length < selectedMost);
    return hits.slice(0, selectedMost);
  };
  return {
    /** Of which search the rows are, unless they are older. */
    searchKey: JSON.stringify(query),
    loadAll,
    rows,
    /** The first page, which has the counts. */
    answer: view?.pages[0],
    /** The results belong to an earlier query. */
    isOlder,
    error: pages.error,
    retry: () => void pages.refetch(),
    more: {
      has: pages.hasNextPage && !isOlder,
      isLoading: pages.isFetchingNextPage,
      load,
      /** Automatic; a page that failed is loaded again only on request. */
      loadAhead: () => {
        if (pages.hasNextPage && !isOlder && !pages.isFetchNextPageError) load();
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
  const hits = useQuery({ ...queryOptionsOf(opportunities, { query }), ...stay });
  const run = useQuery({ ...queryOptionsOf(projects, { query }), ...stay });
  return { opportunities: hits.data?.total, projects: run.data?.total };
}
