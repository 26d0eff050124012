import * as endpoints from '#features/portfolio/metrics/domain/endpoints.ts';
import { rateWords } from '#core/domain/rate.ts';
import { FunnelChart } from '#ui/charts/FunnelChart.tsx';
import { MetricCard } from './MetricCard.tsx';
import { useMetric } from './use-metrics.ts';

/** Of the five usual stages. */
const height = 220;

interface Props {
  readonly hasComparison: boolean;
  readonly onOpen: (stage: string) => void;
}

/** How far the submissions of these days came. */
export function FunnelCard({ onOpen, hasComparison }: Props) {
  const query = useMetric(endpoints.funnel);
  return (
    <MetricCard
      title="Funnel"
      anchor="funnel"
      unit="submissions"
      definition={`Of those received in these days, how many reached each stage or a later one, of those of the stage before.${hasComparison ? ' Dashed: the period before.' : ''}`}
      query={query}
      height={height}
      isEmpty={(steps) => steps.every(({ reached }) => reached === 0)}
      sheetOf={(steps) => ({
        headings: ['Stage', 'Reached', 'Of the stage before', 'Period before'],
        rows: steps.map(({ stage, reached, before }, at) => [
          stage,
          reached,
          at === 0 ? null : rateWords(reached, steps[at - 1]?.reached ?? 0),
          before,
        ]),
      })}
      className="lg:col-span-2"
    >
      {(steps) => (
        <FunnelChart
          label="Funnel"
          steps={steps.map(({ stage, reached, before }) => ({
            name: stage,
            value: reached,
            ...(hasComparison && { before }),
          }))}
          onOpen={(at) => onOpen(steps[at]?.stage ?? '')}
        />
      )}
    </MetricCard>
  );
}
