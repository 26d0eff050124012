import * as endpoints from '#features/portfolio/metrics/domain/endpoints.ts';
import type { CountedRows } from '#features/portfolio/metrics/domain/metrics.ts';
import type { Cohort } from '#features/portfolio/metrics/domain/parts.ts';
import { formatNumber } from '#core/domain/format.ts';
import { rateWords } from '#core/domain/rate.ts';
import { monthWords } from './bucket-words.ts';
import { MetricCard } from './MetricCard.tsx';
import { MetricTable } from './MetricTable.tsx';
import { ShareCell } from './ShareCell.tsx';
import { useMetric } from './use-metrics.ts';

const height = 232;
/** As many months after as there are yet. */
const monthsOf = (cohorts: readonly Cohort[]) =>
  Array.from(
    { length: Math.max(0, ...cohorts.map(({ later }) => later.length)) },
    (_, at) => `+${at + 1}`,
  );

interface Props {
  readonly onOpen: (rows: CountedRows, month: string, monthsLater?: number) => void;
}

/** Who came back, and who was answered, by the month of the first submission. */
export function CohortsCard({ onOpen }: Props) {
  return (
    <MetricCard
      title="Returning companies"
      anchor="cohorts"
      unit="% of the companies of a month"
      definition="By the month of their first submission; +1: submitted in the month after."
      query={useMetric(endpoints.cohorts)}
      height={height}
      isEmpty={(cohorts) => cohorts.length === 0}
      sheetOf={(cohorts) => ({
        headings: [
          'First submission',
          'Companies',
          'Answered',
          'Came back',
          ...monthsOf(cohorts),
          'Answered, share',
          'Came back, share',
        ],
        rows: cohorts.map((cohort) => [
          monthWords(cohort.month),
          cohort.companies,
          cohort.decided,
          cohort.returned,
          ...monthsOf(cohorts).map((_, at) => cohort.later[at] ?? null),
          rateWords(cohort.decided, cohort.companies),
          rateWords(cohort.returned, cohort.companies),
        ]),
      })}
    >
      {(cohorts) => (
        <MetricTable
          label="Companies by month"
          height={height}
          headings={['First', 'Companies', 'Answered', 'Came back', ...monthsOf(cohorts)]}
        >
          {cohorts.map((cohort) => (
            <tr key={cohort.month} className="border-t border-line">
              <th scope="row" className="py-1 text-left font-medium whitespace-nowrap">
                {monthWords(cohort.month)}
              </th>
              <td className="pl-2 text-right tabular">
                <button
                  type="button"
                  aria-label={`${formatNumber(cohort.companies)} companies of ${monthWords(cohort.month)}`}
                  onClick={() => onOpen('first', cohort.month)}
                  className="min-h-6 min-w-6 cursor-pointer text-right text-accent-ink hover:underline"
                >
                  {formatNumber(cohort.companies)}
                </button>
              </td>
              <ShareCell
                part={cohort.decided}
                whole={cohort.companies}
                onOpen={() => onOpen('answered', cohort.month)}
              />
              <ShareCell
                part={cohort.returned}
                whole={cohort.companies}
                onOpen={() => onOpen('returned', cohort.month)}
              />
              {cohort.later.map((part, at) => (
                <ShareCell
                  key={at}
                  part={part}
                  whole={cohort.companies}
                  onOpen={() => onOpen('returned', cohort.month, at + 1)}
                />
              ))}
            </tr>
          ))}
        </MetricTable>
      )}
    </MetricCard>
  );
}
