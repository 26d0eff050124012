import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { savedSearchLimits } from '#features/directory/saved-searches/domain/limits.ts';
import {
  add,
  clear,
  list,
  remove,
} from '#features/directory/saved-searches/domain/recent-search-endpoints.ts';
import type { RecentSearch } from '#features/directory/saved-searches/domain/recent-search.ts';
import type { CompanyFilters } from '#features/directory/search/domain/company-filters.ts';
import { queryOptionsOf, queryKeyOf } from '#core/web/transport/query-options.ts';
import { callUntilAnswered } from '#core/web/transport/call-until-answered.ts';
import { call } from '#core/web/transport/call.ts';
import { useRecordMutation } from '#core/web/sync/use-record-mutation.ts';

const lists = { queryKey: queryKeyOf(list) };

/** The viewer's recent searches, and how to remove them, with an optimistic update. */
export function useRecentSearches() {
  const client = useQueryClient();
  const { data: searches } = useQuery(queryOptionsOf(list));
  const { mutate } = useRecordMutation({
    record: 'recent searches',
    send: (id: string | null) =>
      id === null ? callUntilAnswered(clear) : callUntilAnswered(remove, { params: { id } }),
    shownIn: [lists],
    show: (id) => {
      client.setQueriesData<RecentSearch[]>(lists, (all) =>
        all?.filter((one) => id !== null && one.id !== id),
      );
    },
    refetched: [lists],
  });
  return {
    searches: searches ?? [],
    forget: (id: string) => mutate(id),
    forgetAll: () => mutate(null),
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
        () => client.invalidateQueries(lists),
        () => {},
      );
    }, savedSearchLimits.searchSettledMs);
    return () => clearTimeout(timer);
  }, [client, said, isAnswered]);
}
