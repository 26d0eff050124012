import { clsx } from 'clsx';
import * as endpoints from '#features/metrics/domain/endpoints.ts';
import { metricsLimits } from '#features/metrics/domain/limits.ts';
import type { Cohort } from '#features/metrics/domain/parts.ts';
import { formatNumber } from '#core/domain/format.ts';
import { shareOf } from '#ui/charts/FunnelChart.tsx';
import { MetricCard } from './MetricCard.tsx';
import { groundOf, MetricTable } from './MetricTable.tsx';
import { useMetric } from './use-metrics.ts';

const height = 232;
const monthFormat = new Intl.DateTimeFormat(undefined, {
  ...{ month: 'short', year: 'numeric', timeZone: 'UTC' },
});
const monthOf = ({ month }: Cohort) => monthFormat.format(new Date(`${month}-01T00:00:00Z`));
const months = Array.from({ length: metricsLimits.cohortMonths }, (_, at) => at + 1);

function Share({ part, whole }: { readonly part: number; readonly whole: number }) {
  const share = shareOf(part, whole) ?? 0;
  return (
    <td className="py-0.5 pl-1.5">
      <span
        title={`${formatNumber(part)} of ${formatNumber(whole)}`}
        style={{
          background: groundOf(share),
        }}
        className={clsx(
          'flex min-h-7 items-center justify-end rounded-chip px-1 tabular',
          part === 0 && 'text-ink-3',
        )}
      >
        {share}%
      </span>
    </td>
  );
}

/** Who came back, and who was answered, by the month of the first submission. */
export function CohortsCard() {
  return (
    <MetricCard
      title="Companies that came back"
      anchor="cohorts"
      unit="% of the companies of a month"
      definition="By the month of their first submission; +1: submitted in the month after."
      query={useMetric(endpoints.cohorts)}
      height={height}
      isEmpty={(cohorts) => cohorts.length === 0}
      sheetOf={(cohorts) => ({
        headings: [
          ...['First submission', 'Companies', 'Answered', 'Came back'],
          ...months.map((month) => `+${month}`),
        ],
        rows: cohorts.map((cohort) => [
          ...[monthOf(cohort), cohort.companies, cohort.decided, cohort.returned],
          ...months.map((_, at) => cohort.later[at] ?? null),
        ]),
      })}
    >
      {(cohorts) => (
        <MetricTable
          label="Companies by month"
          height={height}
          headings={[
            'First',
            'Companies',
            'Answered',
            'Came back',
            ...months.map((one) => `+${one}`),
          ]}
        >
          {cohorts.map((cohort) => (
            <tr key={cohort.month} className="border-t border-line">
              <th scope="row" className="py-1 text-left font-medium whitespace-nowrap">
                {monthOf(cohort)}
              </th>
              <td className="pl-2 text-right tabular">{formatNumber(cohort.companies)}</td>
              <Share part={cohort.decided} whole={cohort.companies} />
              <Share part={cohort.returned} whole={cohort.companies} />
              {months.map((month, at) => {
                const part = cohort.later[at];
                return (
                  part !== undefined && <Share key={month} part={part} whole={cohort.companies} />
                );
              })}
            </tr>
          ))}
        </MetricTable>
      )}
    </MetricCard>
  );
}
