import { useSearch } from '@tanstack/react-router';
import { rangeBefore } from '#features/portfolio/metrics/domain/range.ts';
import { PageHeader } from '#ui/PageHeader.tsx';
import { rangeWords } from './bucket-words.ts';
import { CompaniesSection } from './CompaniesSection.tsx';
import { FigureCards } from './FigureCards.tsx';
import { FunnelCard } from './FunnelCard.tsx';
import { MetricsActions } from './MetricsActions.tsx';
import { MetricsFilters } from './MetricsFilters.tsx';
import { OpenedRows } from './OpenedRows.tsx';
import { OpportunitiesCard } from './OpportunitiesCard.tsx';
import { OutcomesCard } from './OutcomesCard.tsx';
import { PartsCard } from './PartsCard.tsx';
import { defaultPart, withoutRows, type MetricsSearch } from './search-params.ts';
import { StageSection } from './StageSection.tsx';
import { SubmissionsCard } from './SubmissionsCard.tsx';
import { UseSection } from './UseSection.tsx';
import { rangeOf, useAnchor, useMetricsChange } from './use-metrics.ts';

/** The work in figures. Every figure opens the rows that it counts. */
export function Metrics() {
  const search = useSearch({ from: '/shell/metrics' });
  const change = useMetricsChange();
  useAnchor();
  const range = rangeOf(search);
  const hasComparison = search.compare === undefined;
  const open = (rows: MetricsSearch) => change({ ...withoutRows, ...rows });
  const filter = (next: MetricsSearch) => change({ ...withoutRows, ...next });
  return (
    <div className="mx-auto w-full max-w-[1320px] px-4 py-6 md:px-8 md:py-7">
      <PageHeader
        title="Metrics"
        isCompact
        lead={rangeWords(range)}
        actions={<MetricsActions search={search} onChange={filter} />}
      />
      <MetricsFilters search={search} onChange={filter} />
      <div className="space-y-4">
        <FigureCards hasComparison={hasComparison} onOpen={(rows) => open({ rows })} />
        <div className="grid gap-4 lg:grid-cols-5">
          <SubmissionsCard
            hasComparison={hasComparison}
            onOpen={({ from, to }) => open({ rows: 'submissions', rowsFrom: from, rowsTo: to })}
          />
          <FunnelCard
            hasComparison={hasComparison}
            onOpen={(stage) => open({ rows: 'reached', stage })}
          />
        </div>
        <StageSection search={search} onChange={change} onOpen={open} />
        <OutcomesCard
          onOpen={(rows, rowsPart) =>
            open({ rows, ...(rowsPart !== undefined && { rowsBy: 'origin', rowsPart }) })
          }
        />
        <PartsCard
          by={search.by ?? defaultPart}
          onChange={(by) => change({ by: by === defaultPart ? undefined : by })}
          onOpen={(rowsPart, stage) =>
            open({ rows: 'reached', stage, rowsBy: search.by ?? defaultPart, rowsPart })
          }
        />
        <OpportunitiesCard
          onOpen={(rows, rowsPart, isBefore) => {
            const before = rangeBefore(range);
            open({
              rows,
              rowsBy: 'opportunity',
              rowsPart,
              ...(isBefore && { rowsFrom: before.from, rowsTo: before.to }),
            });
          }}
        />
        <CompaniesSection range={range} onOpen={open} />
        <UseSection search={search} onChange={change} />
      </div>
      <OpenedRows search={search} />
    </div>
  );
}
