import { useInfiniteQuery } from '@tanstack/react-query';
import { defaultViewMode, type ViewMode } from '#core/domain/identity/view-mode.ts';
import { list } from '#features/cases/opportunities/domain/endpoints.ts';
import { useCorporation } from '#core/web/session/use-corporation.ts';
import { infiniteQueryOptionsOf } from '#core/web/transport/infinite-query-options.ts';
import type { DiscoverSearch } from './search-params.ts';
import { useDiscoverQuery } from './use-discover-filters.ts';

/** Query parameters of each view beside the filters. Views that are not paged load the largest page. */
function queryOf(view: ViewMode, { sort, direction }: DiscoverSearch) {
  if (view === 'list') return { sort: sort ?? 'updated', direction, limit: '60' } as const;
  if (view === 'board') return { sort: 'deadline', limit: '100' } as const;
  if (view === 'timeline') return { sort: 'cycle', limit: '100' } as const;
  return { sort: 'cycle', with: 'stageCounts', limit: '60' } as const;
}

/** The filtered opportunities, with the fields that the view needs. */
export function useDiscoverResults(search: DiscoverSearch) {
  const filters = useDiscoverQuery(search);
  const { isLoading } = useCorporation();
  const { view = defaultViewMode } = search;
  return useInfiniteQuery({
    ...infiniteQueryOptionsOf(list, {
      query: { ...filters, ...queryOf(view, search) },
    }),
    enabled: !isLoading,
    placeholderData: (before) => before,
  });
}
