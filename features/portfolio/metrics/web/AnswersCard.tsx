import { formatNumber } from '#core/domain/format.ts';
import { rateWords } from '#core/domain/rate.ts';
import * as endpoints from '#features/portfolio/metrics/domain/endpoints.ts';
import type { AnswerTime, CountedRows } from '#features/portfolio/metrics/domain/metrics.ts';
import { SpreadChart } from '#ui/charts/SpreadChart.tsx';
import { MetricCard } from './MetricCard.tsx';
import { useMetric } from './use-metrics.ts';

const height = 176;

const noteOf = ({ decisions, withinPromise, promiseDays }: AnswerTime) =>
  promiseDays === null
    ? 'nothing promised'
    : decisions === 0
      ? `${promiseDays} d promised`
      : `within ${promiseDays} d: ${rateWords(withinPromise, decisions)}`;

const inTime = ({ decisions, withinPromise, promiseDays }: AnswerTime) =>
  promiseDays === null ? null : rateWords(withinPromise, decisions);

interface Props {
  readonly onOpen: (rows: CountedRows, corporationId?: string) => void;
}

/** The time to answer against the promise, and who waits now. */
export function AnswersCard({ onOpen }: Props) {
  const query = useMetric(endpoints.answerTimes);
  const count = (rows: readonly AnswerTime[], of: 'waiting' | 'overdue') =>
    rows.reduce((sum, row) => sum + row[of], 0);
  return (
    <MetricCard
      title="Time to answer"
      anchor="answers"
      unit="days"
      definition="Of the decisions in these days, by corporation. Triangle: the days it promises."
      query={query}
      height={height}
      isEmpty={(rows) => rows.length === 0}
      sheetOf={(rows) => ({
        headings: [
          'Corporation',
          'Promised, d',
          'Decisions',
          'Within the promise',
          'Median, d',
          'Nine of ten, d',
          'Waiting now',
          'Overdue now',
          'In time',
        ],
        rows: rows.map((row) => [
          row.name,
          row.promiseDays,
          row.decisions,
          row.withinPromise,
          row.medianDays,
          row.p90Days,
          row.waiting,
          row.overdue,
          inTime(row),
        ]),
      })}
    >
      {(rows) => (
        <>
          <SpreadChart
            label="Time to answer"
            unit="d"
            rows={rows.map((row) => ({
              name: row.name,
              median: row.medianDays,
              p90: row.p90Days,
              mark: row.promiseDays,
              note: noteOf(row),
            }))}
            onOpen={(at) => onOpen('decisions', rows[at]?.corporationId)}
          />
          <p className="mt-3 flex flex-wrap gap-x-4 text-control">
            {(['waiting', 'overdue'] as const).map((of) => (
              <button
                key={of}
                type="button"
                onClick={() => onOpen(of)}
                className="min-h-6 cursor-pointer text-accent-ink underline-offset-2 hover:underline"
              >
                {formatNumber(count(rows, of))} {of} now
              </button>
            ))}
          </p>
        </>
      )}
    </MetricCard>
  );
}
