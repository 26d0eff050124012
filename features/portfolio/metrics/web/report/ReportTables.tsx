import { clsx } from 'clsx';
import type { UseQueryResult } from '@tanstack/react-query';
import { useId } from 'react';
import * as endpoints from '#features/portfolio/metrics/domain/endpoints.ts';
import { metricsLimits } from '#features/portfolio/metrics/domain/limits.ts';
import { useMetric } from '#features/portfolio/metrics/web/use-metrics.ts';
import { formatNumber } from '#core/domain/format.ts';
import { rateWords } from '#core/domain/rate.ts';
import { ErrorLine, Loading } from '#ui/states.tsx';

type Cell = string | number | null;

interface Props<Row> {
  readonly title: string;
  readonly query: UseQueryResult<readonly Row[]>;
  readonly headings: readonly string[];
  readonly rowOf: (row: Row, before: Row | undefined) => readonly Cell[];
}

const textOf = (cell: Cell) =>
  cell === null ? '–' : typeof cell === 'number' ? formatNumber(cell) : cell;

function ReportTable<Row>({ title, query, headings, rowOf }: Props<Row>) {
  const id = useId();
  const { data, error, refetch } = query;
  return (
    <section className="min-w-0">
      <h2 id={id} className="mb-1 font-semibold">
        {title}
      </h2>
      {data ? (
        <div tabIndex={0} role="region" aria-labelledby={id} className="overflow-x-auto">
          <table className="w-full text-control">
            <thead className="text-small text-ink-2">
              <tr>
                {headings.map((heading, at) => (
                  <th
                    key={heading}
                    scope="col"
                    className={
                      at === 0 ? 'py-1 text-left font-normal' : 'py-1 pl-3 text-right font-normal'
                    }
                  >
                    {heading}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {data.map((row, at) => {
                const [first = null, ...others] = rowOf(row, data[at - 1]);
                return (
                  <tr key={at} className="border-t border-line">
                    <th scope="row" className="py-1 text-left font-medium">
                      {textOf(first)}
                    </th>
                    {others.map((cell, column) => (
                      <td
                        key={column}
                        className={clsx(
                          'py-1 pl-3 text-right tabular',
                          typeof cell === 'number' && 'whitespace-nowrap',
                        )}
                      >
                        {textOf(cell)}
                      </td>
                    ))}
                  </tr>
                );
              })}
            </tbody>
          </table>
        </div>
      ) : error ? (
        <ErrorLine
          title={`${title} could not be loaded`}
          error={error}
          onRetry={() => void refetch()}
        />
      ) : (
        <Loading what={title.toLowerCase()}>
          <div className="skeleton h-40 w-full rounded-control" />
        </Loading>
      )}
    </section>
  );
}

interface Compared {
  readonly isCompared: boolean;
}

export function FunnelTable({ isCompared }: Compared) {
  return (
    <ReportTable
      title="Funnel"
      query={useMetric(endpoints.funnel)}
      headings={['Stage', 'Reached', 'Of the stage before', ...(isCompared ? ['Before'] : [])]}
      rowOf={({ stage, reached, before }, last) => [
        stage,
        reached,
        last ? rateWords(reached, last.reached) : null,
        ...(isCompared ? [before] : []),
      ]}
    />
  );
}

export function StagesTable() {
  return (
    <ReportTable
      title="Time in stage, days"
      query={useMetric(endpoints.stageTimes)}
      headings={['Stage', 'Still there', '25%', 'Median', '75%', '90%']}
      rowOf={({ stage, submissions, open, p25Days, medianDays, p75Days, p90Days }) => [
        stage,
        open,
        ...[p25Days, medianDays, p75Days, p90Days].map(
          (days) => days ?? (submissions === 0 ? null : 'not reached'),
        ),
      ]}
    />
  );
}

export function AnswersTable() {
  return (
    <ReportTable
      title="Time to answer"
      query={useMetric(endpoints.answerTimes)}
      headings={['Corporation', 'Promised, d', 'Decisions', 'In time', 'Waiting', 'Overdue']}
      rowOf={(row) => [
        row.name,
        row.promiseDays,
        row.decisions,
        row.promiseDays === null ? null : rateWords(row.withinPromise, row.decisions),
        row.waiting,
        row.overdue,
      ]}
    />
  );
}

/** The largest; all of them are on the screen and in its CSV. */
export function OpportunitiesTable({ isCompared }: Compared) {
  const query = useMetric(endpoints.opportunities);
  const largest = query.data?.slice(0, metricsLimits.reportOpportunities);
  return (
    <ReportTable
      title="Opportunities"
      query={{ ...query, data: largest } as typeof query}
      headings={[
        'Opportunity',
        'Submissions',
        ...(isCompared ? ['Before'] : []),
        'Decisions',
        'Waiting',
      ]}
      rowOf={(row) => [
        row.name,
        row.submissions,
        ...(isCompared ? [row.before] : []),
        row.decisions,
        row.waiting,
      ]}
    />
  );
}
