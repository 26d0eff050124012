import { useSearch } from '@tanstack/react-router';
import { PageHeader } from '#ui/PageHeader.tsx';
import { AnswersCard } from './AnswersCard.tsx';
import { rangeWords } from './bucket-words.ts';
import { FigureCards } from './FigureCards.tsx';
import { MetricsFilters, RangeField } from './MetricsFilters.tsx';
import { OpportunitiesCard } from './OpportunitiesCard.tsx';
import { RowsPanel } from './RowsPanel.tsx';
import { withoutRows, type MetricsSearch } from './search-params.ts';
import { FunnelCard, StageTimesCard } from './StageCards.tsx';
import { SubmissionsCard } from './SubmissionsCard.tsx';
import { ActivityCard, SearchesCard } from './UsageCards.tsx';
import { rangeOf, useMetricsChange } from './use-metrics.ts';

/** The work in figures. Every figure opens the rows that it counts. */
export function Metrics() {
  const search = useSearch({ from: '/shell/metrics' });
  const change = useMetricsChange();
  const hasComparison = search.compare === undefined;
  const open = (rows: MetricsSearch) => change({ ...withoutRows, ...rows });
  const filter = (next: MetricsSearch) => change({ ...withoutRows, ...next });
  return (
    <div className="mx-auto w-full max-w-[1320px] px-4 py-6 md:px-8 md:py-7">
      <PageHeader
        title="Metrics"
        lead={rangeWords(rangeOf(search))}
        actions={<RangeField search={search} onChange={filter} />}
      />
      <MetricsFilters search={search} onChange={filter} />
      <div className="space-y-4">
        <FigureCards hasComparison={hasComparison} onOpen={(rows) => open({ rows })} />
        <div className="grid gap-4 lg:grid-cols-5">
          <SubmissionsCard
            hasComparison={hasComparison}
            onOpen={({ from, to }) => open({ rows: 'submissions', rowsFrom: from, rowsTo: to })}
          />
          <FunnelCard onOpen={(stage) => open({ rows: 'reached', stage })} />
        </div>
        <div className="grid gap-4 lg:grid-cols-2">
          <StageTimesCard onOpen={(stage) => open({ rows: 'stayed', stage })} />
          <AnswersCard onOpen={(rows) => open({ rows })} />
        </div>
        <OpportunitiesCard />
        <div className="grid gap-4 lg:grid-cols-2">
          <ActivityCard />
          <SearchesCard />
        </div>
      </div>
      {search.rows !== undefined && (
        <RowsPanel of={search.rows} search={search} onClose={() => change(withoutRows)} />
      )}
    </div>
  );
}
