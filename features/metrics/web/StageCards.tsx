import * as endpoints from '#features/metrics/domain/endpoints.ts';
import { FunnelChart, shareOf } from '#ui/charts/FunnelChart.tsx';
import { SpreadChart } from '#ui/charts/SpreadChart.tsx';
import { MetricCard } from './MetricCard.tsx';
import { useMetric } from './use-metrics.ts';

/** Of the five usual stages, and of the four before the last. */
const funnelHeight = 220;
const timesHeight = 176;

interface Props {
  readonly onOpen: (stage: string) => void;
}

/** How far the submissions of these days came. */
export function FunnelCard({ onOpen, hasComparison }: Props & { readonly hasComparison: boolean }) {
  const query = useMetric(endpoints.funnel);
  return (
    <MetricCard
      title="Funnel"
      anchor="funnel"
      unit="submissions"
      definition={`Of those received in these days, how many reached each stage or a later one.${hasComparison ? ' Dashed: the period before.' : ''}`}
      query={query}
      height={funnelHeight}
      isEmpty={(steps) => steps.every(({ reached }) => reached === 0)}
      sheetOf={(steps) => ({
        headings: ['Stage', 'Reached', 'Of the stage before, %', 'Period before'],
        rows: steps.map(({ stage, reached, before }, at) => [
          stage,
          reached,
          at === 0 ? null : shareOf(reached, steps[at - 1]?.reached ?? 0),
          before,
        ]),
      })}
      className="lg:col-span-2"
    >
      {(steps) => (
        <FunnelChart
          label="Funnel"
          steps={steps.map(({ stage, reached, before }) => ({
            ...{ name: stage, value: reached },
            ...(hasComparison && { before }),
          }))}
          onOpen={(at) => onOpen(steps[at]?.stage ?? '')}
        />
      )}
    </MetricCard>
  );
}

/** How long they stay in each stage. */
export function StageTimesCard({ onOpen }: Props) {
  const query = useMetric(endpoints.stageTimes);
  return (
    <MetricCard
      title="Time in stage"
      anchor="stages"
      unit="days"
      definition="Bar: the median. Line: nine of ten. Those still in a stage count until now."
      query={query}
      height={timesHeight}
      isEmpty={(times) => times.every(({ submissions }) => submissions === 0)}
      sheetOf={(times) => ({
        headings: ['Stage', 'Submissions', 'Still there', 'Median, d', 'Nine of ten, d'],
        rows: times.map(({ stage, submissions, open, medianDays, p90Days }) => [
          ...[stage, submissions, open, medianDays, p90Days],
        ]),
      })}
    >
      {(times) => (
        <SpreadChart
          label="Time in stage"
          unit="d"
          rows={times.map(({ stage, open, medianDays, p90Days }) => ({
            ...{ name: stage, median: medianDays, p90: p90Days, note: `${open} open` },
          }))}
          onOpen={(at) => onOpen(times[at]?.stage ?? '')}
        />
      )}
    </MetricCard>
  );
}
