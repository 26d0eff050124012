import * as endpoints from '#features/portfolio/metrics/domain/endpoints.ts';
import type { StageTime } from '#features/portfolio/metrics/domain/metrics.ts';
import { SpreadChart } from '#ui/charts/SpreadChart.tsx';
import { MetricCard } from './MetricCard.tsx';
import { useMetric } from './use-metrics.ts';

/** Of the four usual stages before the last. */
const height = 176;

interface Props {
  readonly onOpen: (stage: string) => void;
}

/** Nobody was there, or so many have not left yet. */
const cellOf = ({ submissions }: StageTime, days: number | null) =>
  days ?? (submissions === 0 ? null : 'not reached');

/** How long they stay in each stage, with those who are still there. */
export function StageTimesCard({ onOpen }: Props) {
  return (
    <MetricCard
      title="Time in stage"
      anchor="stages"
      unit="days"
      definition="Box: quartiles with the median. Line: nine of ten. Those still in a stage count as waiting until now (Kaplan–Meier)."
      query={useMetric(endpoints.stageTimes)}
      height={height}
      isEmpty={(times) => times.every(({ submissions }) => submissions === 0)}
      sheetOf={(times) => ({
        headings: [
          'Stage',
          'Submissions',
          'Still there',
          'A quarter within, d',
          'Median, d',
          'Three quarters within, d',
          'Nine of ten within, d',
        ],
        rows: times.map((time) => [
          time.stage,
          time.submissions,
          time.open,
          cellOf(time, time.p25Days),
          ...[time.medianDays, time.p75Days, time.p90Days].map((days) => cellOf(time, days)),
        ]),
      })}
    >
      {(times) => (
        <SpreadChart
          label="Time in stage"
          unit="d"
          rows={times.map(
            ({ stage, submissions, open, p25Days, medianDays, p75Days, p90Days }) => ({
              name: stage,
              median: medianDays,
              p90: p90Days,
              quartiles: [p25Days, p75Days],
              isNone: submissions === 0,
              note: `${open} still there`,
            }),
          )}
          onOpen={(at) => onOpen(times[at]?.stage ?? '')}
        />
      )}
    </MetricCard>
  );
}
