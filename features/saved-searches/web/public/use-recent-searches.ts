import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { savedSearchLimits } from '#features/saved-searches/domain/limits.ts';
import {
  add,
  clear,
  list,
  remove,
} from '#features/saved-searches/domain/recent-search-endpoints.ts';
import type { RecentSearch } from '#features/saved-searches/domain/recent-search.ts';
import type { CompanyFilters } from '#features/search/domain/company-filters.ts';
import { queryOptionsOf, queryKeyOf } from '#core/web/transport/query-options.ts';
import { call } from '#core/web/transport/call.ts';
import { toast } from '#ui/toasts.ts';

const key = queryKeyOf(list);

/** The viewer's recent searches, and how to remove them, with an optimistic update. */
export function useRecentSearches() {
  const client = useQueryClient();
  const { data: searches } = useQuery(queryOptionsOf(list));

  async function attempt(
    left: (searches: RecentSearch[]) => RecentSearch[],
    request: () => Promise<unknown>,
  ) {
    await client.cancelQueries({ queryKey: key });
    const before = client.getQueryData<RecentSearch[]>(key);
    client.setQueryData<RecentSearch[]>(key, (now) => now && left(now));
    try {
      await request();
    } catch (error) {
      client.setQueryData(key, before);
      toast(error instanceof Error ? error.message : String(error), 'bad');
    }
    void client.invalidateQueries({ queryKey: key });
  }

  return {
    searches: searches ?? [],
    forget: (id: string) =>
      void attempt(
        (all) => all.filter((one) => one.id !== id),
        () => call(remove, { params: { id } }),
      ),
    forgetAll: () =>
      void attempt(
        () => [],
        () => call(clear),
      ),
  };
}

/**
 * Stores a search once it has been unchanged for a while. `isAnswered`: the results shown belong to
 * it. Failures are ignored.
 */
export function useRecordRecentSearch(
  query: string,
  filters: CompanyFilters,
  isAnswered: boolean,
): void {
  const client = useQueryClient();
  const said = JSON.stringify({ query: query.trim(), filters });
  useEffect(() => {
    if (!isAnswered || said === JSON.stringify({ query: '', filters: {} })) return undefined;
    const timer = setTimeout(() => {
      const body = JSON.parse(said) as { query: string; filters: CompanyFilters };
      call(add, { body }).then(
        () => client.invalidateQueries({ queryKey: key }),
        () => {},
      );
    }, savedSearchLimits.searchSettledMs);
    return () => clearTimeout(timer);
  }, [client, said, isAnswered]);
}
