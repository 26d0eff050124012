import * as endpoints from '#features/portfolio/metrics/domain/endpoints.ts';
import type { PeopleCohort } from '#features/portfolio/metrics/domain/use.ts';
import { formatNumber } from '#core/domain/format.ts';
import { monthWords } from './bucket-words.ts';
import { MetricCard } from './MetricCard.tsx';
import { MetricTable } from './MetricTable.tsx';
import { ShareCell } from './ShareCell.tsx';
import { useHiddenWords } from './use-hidden-words.ts';
import { useMetric } from './use-metrics.ts';

const height = 168;
/** As many months as there are yet. */
const monthsOf = (cohorts: readonly PeopleCohort[]) =>
  Array.from(
    { length: Math.max(1, ...cohorts.map(({ active }) => active.length)) },
    (_, at) => `+${at}`,
  );

/** Who still uses the product, by the month of the account. */
export function PeopleCard() {
  return (
    <MetricCard
      title="Retention"
      anchor="people"
      unit="% of the people of a month"
      definition={`By the month of their account; +1: viewed a page in the month after.${useHiddenWords('months (UTC)')}`}
      query={useMetric(endpoints.peopleCohorts)}
      height={height}
      isEmpty={(cohorts) => cohorts.length === 0}
      sheetOf={(cohorts) => ({
        headings: ['Account', 'People', ...monthsOf(cohorts)],
        rows: cohorts.map(({ month, people, active }) => [
          monthWords(month),
          people,
          ...monthsOf(cohorts).map((_, at) => active[at] ?? null),
        ]),
      })}
    >
      {(cohorts) => (
        <MetricTable
          label="People by month"
          height={height}
          headings={['Account', 'People', ...monthsOf(cohorts)]}
        >
          {cohorts.map(({ month, people, active }) => (
            <tr key={month} className="border-t border-line">
              <th scope="row" className="py-1 text-left font-medium whitespace-nowrap">
                {monthWords(month)}
              </th>
              <td className="pl-2 text-right tabular">
                {people === null ? '–' : formatNumber(people)}
              </td>
              {active.map((part, at) => (
                <ShareCell key={at} part={part} whole={people} />
              ))}
            </tr>
          ))}
        </MetricTable>
      )}
    </MetricCard>
  );
}
