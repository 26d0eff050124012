import * as endpoints from '#features/portfolio/metrics/domain/endpoints.ts';
import type { CountedRows, Outcome } from '#features/portfolio/metrics/domain/metrics.ts';
import { formatNumber } from '#core/domain/format.ts';
import { rateWords } from '#core/domain/rate.ts';
import { MetricCard } from './MetricCard.tsx';
import { MetricTable } from './MetricTable.tsx';
import { originWords } from './origin-words.ts';
import { outcomeSteps, totalOf, type OutcomeStep } from './outcome-steps.ts';
import { useMetric } from './use-metrics.ts';

const height = 200;

interface Props {
  readonly onOpen: (rows: CountedRows, origin: string) => void;
}

function OutcomeCell({
  row,
  step,
  onOpen,
}: Props & { readonly row: Outcome; readonly step: OutcomeStep }) {
  const count = row[step.of];
  const origin = originWords[row.origin];
  return (
    <td className="py-1 pl-3 text-right whitespace-nowrap">
      {count === 0 ? (
        <span className="text-ink-3 tabular">0</span>
      ) : (
        <button
          type="button"
          title={step.of === 'submissions' ? undefined : rateWords(count, row.submissions)}
          aria-label={`${formatNumber(count)} ${step.name.toLowerCase()} by ${origin}`}
          onClick={() => onOpen(step.rows, row.origin)}
          className="min-h-6 min-w-6 cursor-pointer text-right tabular text-accent-ink hover:underline"
        >
          {formatNumber(count)}
        </button>
      )}
    </td>
  );
}

/** Which ways of finding companies led to pilots and rollouts. */
export function OutcomesCard({ onOpen }: Props) {
  return (
    <MetricCard
      title="Outcome by source"
      anchor="outcomes"
      unit="submissions"
      definition="How far the submissions of this period have come, by how they came about. Recent submissions may still progress."
      query={useMetric(endpoints.outcomes)}
      height={height}
      isEmpty={(outcomes) => totalOf(outcomes, 'submissions') === 0}
      sheetOf={(outcomes) => ({
        headings: [
          'Source',
          ...outcomeSteps.map(({ name }) => name),
          ...outcomeSteps.slice(1).map(({ name }) => `${name}, of submissions`),
        ],
        rows: outcomes.map((row) => [
          originWords[row.origin],
          ...outcomeSteps.map(({ of }) => row[of]),
          ...outcomeSteps.slice(1).map(({ of }) => rateWords(row[of], row.submissions)),
        ]),
      })}
    >
      {(outcomes) => (
        <MetricTable
          label="How far submissions came, by source"
          height={height}
          headings={['Source', ...outcomeSteps.map(({ name }) => name)]}
        >
          {outcomes.map((row) => (
            <tr key={row.origin} className="border-t border-line">
              <th scope="row" className="py-1 text-left font-medium whitespace-nowrap">
                {originWords[row.origin]}
              </th>
              {outcomeSteps.map((step) => (
                <OutcomeCell key={step.of} row={row} step={step} onOpen={onOpen} />
              ))}
            </tr>
          ))}
        </MetricTable>
      )}
    </MetricCard>
  );
}
