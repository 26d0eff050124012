import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { facets, list } from '#domain/opportunities/endpoints.ts';
import { opportunityStatuses, type OpportunityStatus } from '#domain/opportunities/opportunity.ts';
import { useCorporation } from '#web/session/use-corporation.ts';
import { useCorporationFilter } from '#web/session/use-corporation-filter.ts';
import { ask } from '#web/transport/ask.ts';
import { askPages } from '#web/transport/ask-pages.ts';
import { Button } from '#web/ui/Button.tsx';
import { FilterChips } from '#web/ui/FilterChips.tsx';
import { LoadMore } from '#web/ui/LoadMore.tsx';
import { PageHeader } from '#web/ui/PageHeader.tsx';
import { SearchField } from '#web/ui/SearchField.tsx';
import { Segments } from '#web/ui/Segments.tsx';
import { EmptyState, ErrorState } from '#web/ui/states.tsx';
import { useDraftSearch } from '#web/ui/use-draft-search.ts';
import { useWalk } from '#web/ui/use-walk.ts';
import { CycleSection, CyclesSkeleton } from './CycleSection.tsx';
import { byCycle } from './cycles.ts';
import type { DiscoverSearch } from './search-params.ts';
import { statusWords } from './status-words.ts';

const pageSize = '60';
type StatusChoice = OpportunityStatus | 'all';

const statusOptions: readonly { value: StatusChoice; label: string }[] = [
  { value: 'all', label: 'All' },
  ...opportunityStatuses.map((value) => ({ value, label: statusWords[value] })),
];

export function DiscoverScreen() {
  const { q, category, status } = useSearch({ from: '/shell/discover' });
  const navigate = useNavigate({ from: '/discover' });
  const corporation = useCorporationFilter();
  const { isLoading: isCorporationLoading, corporations } = useCorporation();
  const change = (next: DiscoverSearch) =>
    void navigate({ search: (before) => ({ ...before, ...next }), replace: true });
  const [typed, setTyped] = useDraftSearch(q ?? '', (text) => change({ q: text || undefined }));
  const cards = useWalk<HTMLDivElement>();

  const query = { ...corporation, q, category, status };
  const isReady = !isCorporationLoading;
  const opportunities = useInfiniteQuery({
    ...askPages(list, { query: { ...query, limit: pageSize } }),
    enabled: isReady,
  });
  const counts = useQuery({
    ...ask(facets, { query }),
    enabled: isReady,
    placeholderData: (before) => before,
  });
  const isFiltered = q !== undefined || category !== undefined || status !== undefined;

  return (
    <div className="mx-auto w-full max-w-[1280px] px-4 py-6 md:px-8 md:py-7">
      <PageHeader title="Discover" lead="Challenges open to outside solutions, by scouting cycle." />
      <div className="mt-5 mb-6 flex flex-wrap items-start gap-x-4 gap-y-3">
        <div className="min-w-0 flex-1 basis-96">
          <FilterChips
            label="Category"
            most={5}
            all={{
              label: 'All',
              ...(category === undefined && counts.data && { count: counts.data.total }),
            }}
            options={counts.data?.categories ?? []}
            value={category ?? null}
            onChange={(value) => change({ category: value ?? undefined })}
          />
        </div>
        <div className="flex flex-wrap items-center gap-2 max-sm:w-full">
          <SearchField label="Search opportunities" value={typed} onChange={setTyped} />
          <Segments
            label="Status"
            options={statusOptions}
            value={status ?? 'all'}
            onChange={(value) => change({ status: value === 'all' ? undefined : value })}
          />
        </div>
      </div>
      {opportunities.isError && (
        <ErrorState
          title="The opportunities could not be loaded"
          error={opportunities.error}
          onRetry={() => void opportunities.refetch()}
        />
      )}
      {opportunities.isPending && <CyclesSkeleton />}
      {opportunities.data?.length === 0 && isFiltered && (
        <EmptyState
          title="No opportunity fits these filters"
          action={
            <Button onPress={() => change({ q: undefined, category: undefined, status: undefined })}>
              Show all
            </Button>
          }
        />
      )}
      {opportunities.data?.length === 0 && !isFiltered && (
        <EmptyState title={corporations.length === 0 ? 'You do not belong to a corporation yet' : 'No opportunities yet'}>
          {corporations.length === 0
            ? 'Ask the person who invited you to add you to theirs. Its challenges will be here then.'
            : 'The first challenge that is posted will be here.'}
        </EmptyState>
      )}
      <div ref={cards} className="space-y-10">
        {byCycle(opportunities.data ?? []).map((cycle) => (
          <CycleSection key={cycle.key} cycle={cycle} />
        ))}
      </div>
      <LoadMore
        hasMore={opportunities.hasNextPage}
        isLoading={opportunities.isFetchingNextPage}
        onMore={() => void opportunities.fetchNextPage()}
      />
    </div>
  );
}
