import { defaultViewMode } from '#core/domain/identity/view-mode.ts';
import { NoCorporationState } from '#core/web/session/NoCorporationState.tsx';
import { listState } from '#core/web/transport/list-state.ts';
import { Button } from '#ui/Button.tsx';
import { TableSkeleton } from '#ui/TableSkeleton.tsx';
import { ListResult } from '#ui/ListResult.tsx';
import { EmptyState } from '#ui/states.tsx';
import { isFiltered, withoutFilters } from '#core/web/views/search-params.ts';
import { FirstOpportunityLink } from '#features/cases/opportunities/web/shared/FirstOpportunityLink.tsx';
import { CycleList, CyclesSkeleton } from './CycleList.tsx';
import { OpportunityBoard } from './OpportunityBoard.tsx';
import { OpportunityTable } from './OpportunityTable.tsx';
import { discoverParams, type DiscoverSearch } from './search-params.ts';
import { Timeline } from './Timeline.tsx';
import { useDiscoverResults } from './use-discover-results.ts';

interface Props {
  readonly search: DiscoverSearch;
  readonly onChange: (next: DiscoverSearch) => void;
}

/** The filtered opportunities in the selected view. */
export function DiscoverResult({ search, onChange }: Props) {
  const { view = defaultViewMode } = search;
  const opportunities = useDiscoverResults(search);
  const empty = isFiltered(discoverParams, search) ? (
    <EmptyState
      title="No opportunities match these filters"
      action={<Button onPress={() => onChange(withoutFilters(discoverParams))}>Show all</Button>}
    />
  ) : (
    <EmptyState title="No opportunities yet" action={<FirstOpportunityLink />}>
      The first opportunity that is posted will be here.
    </EmptyState>
  );
  return (
    <ListResult
      what="opportunities"
      {...listState(opportunities)}
      skeleton={view === 'cycle' ? <CyclesSkeleton /> : <TableSkeleton />}
      empty={<NoCorporationState what="opportunities">{empty}</NoCorporationState>}
    >
      {(rows) => {
        if (view === 'list')
          return <OpportunityTable rows={rows} search={search} onChange={onChange} />;
        if (view === 'board') return <OpportunityBoard opportunities={rows} />;
        if (view === 'timeline') return <Timeline opportunities={rows} />;
        return <CycleList opportunities={rows} />;
      }}
    </ListResult>
  );
}
