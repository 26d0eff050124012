import type { MetricsSearch } from './search-params.ts';
import { StageCurveCard } from './StageCurveCard.tsx';
import { StageTimesCard } from './StageTimesCard.tsx';

interface Props {
  readonly search: MetricsSearch;
  readonly onChange: (next: MetricsSearch) => void;
  /** Shows the rows that a figure counts. */
  readonly onOpen: (rows: MetricsSearch) => void;
}

/** How long submissions wait in each stage. */
export function StageSection({ search, onChange, onOpen }: Props) {
  return (
    <div className="grid gap-4 lg:grid-cols-2">
      <StageTimesCard onOpen={(stage) => onOpen({ rows: 'stayed', stage })} />
      <StageCurveCard stage={search.curve} onChange={(curve) => onChange({ curve })} />
    </div>
  );
}
