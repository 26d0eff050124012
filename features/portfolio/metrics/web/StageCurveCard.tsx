import { keepPreviousData, useQuery } from '@tanstack/react-query';
import * as endpoints from '#features/portfolio/metrics/domain/endpoints.ts';
import { useCorporation } from '#core/web/session/use-corporation.ts';
import { queryOptionsOf } from '#core/web/transport/query-options.ts';
import { SelectField } from '#ui/SelectField.tsx';
import { SurvivalChart } from '#ui/charts/SurvivalChart.tsx';
import { MetricCard } from './MetricCard.tsx';
import { useMetric, useMetricsQuery } from './use-metrics.ts';

const height = 264;
const percent = (share: number) => Math.round(1000 * share) / 10;

interface Props {
  /** Undefined: the first one. */
  readonly stage: string | undefined;
  readonly onChange: (stage: string) => void;
}

/** What share is still in a stage after so many days. */
export function StageCurveCard({ stage, onChange }: Props) {
  const query = useMetricsQuery();
  const { isLoading } = useCorporation();
  const stages = (useMetric(endpoints.stageTimes).data ?? []).map((time) => time.stage);
  const choice = stages.find((one) => one === stage) ?? stages[0];
  const result = useQuery({
    ...queryOptionsOf(endpoints.stageCurve, { query: { ...query, stage: choice ?? '' } }),
    enabled: !isLoading && choice !== undefined,
    placeholderData: keepPreviousData,
  });
  return (
    <MetricCard
      title="Still in stage"
      anchor="curve"
      unit="% of stays"
      definition="Kaplan–Meier estimate with its 95% interval. Tick: submissions that are there now, after so many days."
      query={result}
      height={height}
      isEmpty={({ stays }) => stays === 0}
      actions={
        choice !== undefined && (
          <SelectField
            label="Stage"
            isLabelHidden
            options={stages.map((value) => ({ value, label: value }))}
            value={choice}
            onChange={onChange}
          />
        )
      }
      sheetOf={({ steps }) => ({
        headings: [
          'Days',
          'Still in stage',
          'Left',
          'Still there',
          'Waiting, %',
          'From, %',
          'To, %',
        ],
        rows: steps.map(({ days, atRisk, left, open, waiting, low, high }) => [
          days,
          atRisk,
          left,
          open,
          percent(waiting),
          percent(low),
          percent(high),
        ]),
      })}
    >
      {({ stage: name, stays, steps }) => (
        <SurvivalChart label={`Still in ${name}`} count={stays} steps={steps} height={height} />
      )}
    </MetricCard>
  );
}
