import * as endpoints from '#features/portfolio/metrics/domain/endpoints.ts';
import { rateWords } from '#core/domain/rate.ts';
import { FunnelChart } from '#ui/charts/FunnelChart.tsx';
import { funnelFinding } from './summary-texts.ts';
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
      definition={`Share of submissions that moved on to each stage. Recent submissions may still progress.${hasComparison ? ' Dashed: the period before, at the same age.' : ''}`}
      findingOf={(steps) => funnelFinding(steps, hasComparison)}
      onOpenFinding={() => onOpen(query.data?.at(-1)?.stage ?? '')}
      query={query}
      height={height}
      isEmpty={(steps) => steps.every(({ reached }) => reached === 0)}
      sheetOf={(steps) => ({
        headings: [
          'Stage',
          'Reached',
          'Of the stage before',
          'Period before',
          'Before, at the same age',
        ],
        rows: steps.map(({ stage, reached, before, beforeThen }, at) => [
          stage,
          reached,
          at === 0 ? null : rateWords(reached, steps[at - 1]?.reached ?? 0),
          before,
          beforeThen,
        ]),
      })}
    >
      {(steps) => (
        <FunnelChart
          label="Funnel"
          steps={steps.map(({ stage, reached, beforeThen }) => ({
            name: stage,
            value: reached,
            ...(hasComparison && { before: beforeThen }),
          }))}
          onOpen={(at) => onOpen(steps[at]?.stage ?? '')}
        />
      )}
    </MetricCard>
  );
}
