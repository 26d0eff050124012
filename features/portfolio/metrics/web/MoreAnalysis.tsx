import { rangeBefore } from '#features/portfolio/metrics/domain/range.ts';
import { CompaniesSection } from './CompaniesSection.tsx';
import { FigureCards } from './FigureCards.tsx';
import { OpportunitiesCard } from './OpportunitiesCard.tsx';
import { OutcomesCard } from './OutcomesCard.tsx';
import { PartsCard } from './PartsCard.tsx';
import { defaultPart, type MetricsSearch } from './search-params.ts';
import { StageSection } from './StageSection.tsx';
import { rangeOf, useAnchor } from './use-metrics.ts';
import { UseSection } from './UseSection.tsx';

interface Props {
  readonly search: MetricsSearch;
  readonly onChange: (next: MetricsSearch) => void;
  /** Shows the rows that a figure counts. */
  readonly onOpen: (rows: MetricsSearch) => void;
}

/** What a specialist wants beyond the first five cards. Every figure opens the rows that it counts. */
export function MoreAnalysis({ search, onChange, onOpen }: Props) {
  useAnchor();
  const range = rangeOf(search);
  return (
    <div className="space-y-4">
      <FigureCards
        hasComparison={search.compare === undefined}
        onOpen={(rows) => onOpen({ rows })}
      />
      <StageSection search={search} onChange={onChange} onOpen={onOpen} />
      <OutcomesCard onOpen={(rows, rowsPart) => onOpen({ rows, rowsBy: 'origin', rowsPart })} />
      <PartsCard
        by={search.by ?? defaultPart}
        onChange={(by) => onChange({ more: true, by: by === defaultPart ? undefined : by })}
        onOpen={(rowsPart, stage) =>
          onOpen({ rows: 'reached', stage, rowsBy: search.by ?? defaultPart, rowsPart })
        }
      />
      <OpportunitiesCard
        onOpen={(rows, rowsPart, isBefore) => {
          const before = rangeBefore(range);
          onOpen({
            rows,
            rowsBy: 'opportunity',
            rowsPart,
            ...(isBefore && { rowsFrom: before.from, rowsTo: before.to }),
          });
        }}
      />
      <CompaniesSection range={range} onOpen={onOpen} />
      <UseSection search={search} onChange={onChange} />
    </div>
  );
}
