import { useInfiniteQuery } from '@tanstack/react-query';
import { defaultViewMode, type ViewMode } from '#core/domain/identity/view-mode.ts';
import { list } from '#features/opportunities/domain/endpoints.ts';
import type { OpportunityRow } from '#features/opportunities/domain/opportunity.ts';
import { useCorporation } from '#core/web/session/use-corporation.ts';
import { useCorporationFilter } from '#core/web/session/use-corporation-filter.ts';
import { infiniteQueryOptionsOf } from '#core/web/transport/infinite-query-options.ts';
import type { DiscoverSearch } from './search-params.ts';

/** What each view asks for beside the filters. One that shows a whole asks for as much as there is. */
function askedBy(view: ViewMode, { sort, direction }: DiscoverSearch) {
  if (view === 'list') return { sort: sort ?? 'updated', direction, limit: '60' } as const;
  if (view === 'board') return { sort: 'deadline', with: 'bestStage', limit: '100' } as const;
  return { sort: 'cycle', limit: view === 'timeline' ? '100' : '60' } as const;
}

const tellsStage = ({ bestStage }: OpportunityRow) => bestStage !== undefined;

/** The opportunities that the filters leave, with what a view shows of them. */
export function useDiscoverResults(search: DiscoverSearch) {
  const corporation = useCorporationFilter();
  const { isLoading } = useCorporation();
  const { q, category, status, cycle, view = defaultViewMode } = search;
  return useInfiniteQuery({
    ...infiniteQueryOptionsOf(list, {
      query: { ...corporation, q, category, status, cycle, ...askedBy(view, search) },
    }),
    enabled: !isLoading,
    // Rows that came without their best stage would all stand in one column.
    placeholderData: (before) =>
      view !== 'board' || before?.pages.every(({ data }) => data.every(tellsStage)) === true
        ? before
        : undefined,
  });
}
