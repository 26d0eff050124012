import { formatNumber } from '#core/domain/format.ts';
import { rateWords } from '#core/domain/rate.ts';
import * as endpoints from '#features/portfolio/metrics/domain/endpoints.ts';
import type { AnswerTime, CountedRows } from '#features/portfolio/metrics/domain/metrics.ts';
import { SpreadChart } from '#ui/charts/SpreadChart.tsx';
import { answersFinding } from './summary-texts.ts';
import { MetricCard } from './MetricCard.tsx';
import { useMetric } from './use-metrics.ts';

const height = 80;

const noteOf = ({ decisions, withinPromise, promiseDays }: AnswerTime) =>
  promiseDays === null
    ? 'nothing promised'
    : decisions === 0
      ? `${promiseDays} days promised`
      : `answered within ${promiseDays} days: ${formatNumber(withinPromise)} of ${formatNumber(decisions)}`;

const inTime = ({ decisions, withinPromise, promiseDays }: AnswerTime) =>
  promiseDays === null ? null : rateWords(withinPromise, decisions);

interface Props {
  readonly hasComparison: boolean;
  readonly onOpen: (rows: CountedRows, corporationId?: string) => void;
}

/** The time to answer against the promise, and who waits now. */
export function AnswersCard({ hasComparison, onOpen }: Props) {
  const query = useMetric(endpoints.answerTimes);
  const beside = useMetric(endpoints.figures);
  const { data: figures } = beside;
  const count = (rows: readonly AnswerTime[], of: 'waiting' | 'overdue') =>
    rows.reduce((sum, row) => sum + row[of], 0);
  return (
    <MetricCard
      title="Answers against the promise"
      anchor="answers"
      unit="days"
      definition={`Median of the decisions in this period. Triangle: the days promised.${hasComparison ? ' Longer or shorter: the middle difference between answers of both periods.' : ''}`}
      findingOf={(times) => (figures ? answersFinding(figures, times, hasComparison) : null)}
      onOpenFinding={() => onOpen('decisions')}
      query={query}
      beside={beside}
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
            label="Answers against the promise"
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
