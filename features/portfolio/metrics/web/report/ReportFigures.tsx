import * as endpoints from '#features/portfolio/metrics/domain/endpoints.ts';
import {
  figureNames,
  type Figure,
  type FigureName,
} from '#features/portfolio/metrics/domain/metrics.ts';
import { placesOf } from '#features/portfolio/metrics/web/bucket-words.ts';
import { marksOf } from '#features/portfolio/metrics/web/mark-words.ts';
import { useMetric } from '#features/portfolio/metrics/web/use-metrics.ts';
import { formatNumber } from '#core/domain/format.ts';
import { LineChart } from '#ui/charts/LineChart.tsx';
import { ErrorLine, Loading } from '#ui/states.tsx';

const labels: Readonly<Record<FigureName, string>> = {
  submissions: 'Submissions',
  companies: 'Companies that submitted',
  decisions: 'Decisions',
  answerDays: 'Median time to answer, d',
};
const height = 180;
const textOf = (value: Figure['value']) => (value === null ? '–' : formatNumber(value));

/** The four figures, and submissions over time. */
export function ReportFigures({ isCompared }: { readonly isCompared: boolean }) {
  const { data, error, refetch } = useMetric(endpoints.figures);
  const marks = useMetric(endpoints.marks).data ?? [];
  if (error && !data) {
    return (
      <ErrorLine
        title="The figures could not be loaded"
        error={error}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data) {
    return (
      <Loading what="the report">
        <div className="skeleton h-72 w-full rounded-control" />
      </Loading>
    );
  }
  return (
    <>
      <dl aria-label="Figures" className="grid grid-cols-2 gap-4 sm:grid-cols-4 print:grid-cols-4">
        {figureNames.map((name) => (
          <div key={name}>
            <dt className="text-small text-ink-2">{labels[name]}</dt>
            <dd className="text-title font-semibold tracking-[-0.02em] tabular">
              {textOf(data[name].value)}{' '}
              {isCompared && (
                <span className="ml-1 text-small font-normal text-ink-2">
                  before {textOf(data[name].before)}
                </span>
              )}
            </dd>
          </div>
        ))}
      </dl>
      <section aria-label="Submissions over time">
        <h2 className="mb-2 font-semibold">
          Submissions over time{' '}
          <span className="ml-1 text-small font-normal text-ink-2">a {data.unit}</span>
        </h2>
        <LineChart
          label="Submissions over time"
          height={height}
          places={placesOf(data)}
          marks={marksOf(marks, data.buckets)}
          series={[
            { name: 'Submissions', values: data.submissions.values },
            ...(isCompared
              ? [{ name: 'Before', values: data.submissions.valuesBefore, isBefore: true }]
              : []),
          ]}
        />
      </section>
    </>
  );
}
