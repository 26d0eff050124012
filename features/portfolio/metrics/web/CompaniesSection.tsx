import { daysOfMonth, type DayRange } from '#features/portfolio/metrics/domain/range.ts';
import { CohortsCard } from './CohortsCard.tsx';
import { CompaniesCard } from './CompaniesCard.tsx';
import type { MetricsSearch } from './search-params.ts';

interface Props {
  readonly range: DayRange;
  /** Shows the rows that a figure counts. */
  readonly onOpen: (rows: MetricsSearch) => void;
}

/** Who submits, and who comes back. */
export function CompaniesSection({ range, onOpen }: Props) {
  return (
    <div className="grid gap-4 lg:grid-cols-2">
      <CompaniesCard
        onOpen={(rowsPart) => onOpen({ rows: 'submissions', rowsBy: 'company', rowsPart })}
      />
      <CohortsCard
        onOpen={(rows, month, rowsLater) => {
          const days = daysOfMonth(month, range);
          onOpen({ rows, rowsFrom: days.from, rowsTo: days.to, rowsLater });
        }}
      />
    </div>
  );
}
