import { useInfiniteQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { list } from '#domain/opportunities/endpoints.ts';
import { EmptyUnlessAlone } from '#web/pieces/EmptyUnlessAlone.tsx';
import { useCorporation } from '#web/session/use-corporation.ts';
import { useCorporationFilter } from '#web/session/use-corporation-filter.ts';
import { askPages } from '#web/transport/ask-pages.ts';
import { listState } from '#web/transport/list-state.ts';
import { Button } from '#web/ui/Button.tsx';
import { ListResult } from '#web/ui/ListResult.tsx';
import { PageHeader } from '#web/ui/PageHeader.tsx';
import { EmptyState } from '#web/ui/states.tsx';
import { CycleList, CyclesSkeleton } from './CycleList.tsx';
import { DiscoverFilters } from './DiscoverFilters.tsx';
import type { DiscoverSearch } from './search-params.ts';

const limit = '60';
const noFilter: DiscoverSearch = { q: undefined, category: undefined, status: undefined };

export function DiscoverScreen() {
  const search = useSearch({ from: '/shell/discover' });
  const navigate = useNavigate({ from: '/discover' });
  const corporation = useCorporationFilter();
  const { isLoading } = useCorporation();
  // Back undoes a filter; what is being typed is one step, not one a letter.
  const change = (next: DiscoverSearch) =>
    void navigate({ search: (before) => ({ ...before, ...next }), replace: 'q' in next });

  const opportunities = useInfiniteQuery({
    ...askPages(list, { query: { ...corporation, ...search, limit } }),
    enabled: !isLoading,
  });
  const isFiltered = Object.values(search).some((value) => value !== undefined);
  const empty = isFiltered ? (
    <EmptyState
      title="No opportunity fits these filters"
      action={<Button onPress={() => change(noFilter)}>Show all</Button>}
    />
  ) : (
    <EmptyState title="No opportunities yet">
      The first challenge that is posted will be here.
    </EmptyState>
  );

  return (
    <div className="mx-auto w-full max-w-[1280px] px-4 py-6 md:px-8 md:py-7">
      <PageHeader
        title="Discover"
        lead="Challenges open to outside solutions, by scouting cycle."
      />
      <DiscoverFilters search={search} onChange={change} />
      <ListResult
        what="opportunities"
        {...listState(opportunities)}
        skeleton={<CyclesSkeleton />}
        empty={<EmptyUnlessAlone what="challenges">{empty}</EmptyUnlessAlone>}
      >
        {(rows) => <CycleList opportunities={rows} />}
      </ListResult>
    </div>
  );
}
