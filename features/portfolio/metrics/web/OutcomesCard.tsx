import * as endpoints from '#features/portfolio/metrics/domain/endpoints.ts';
import type { CountedRows, Outcome } from '#features/portfolio/metrics/domain/metrics.ts';
import { formatNumber } from '#core/domain/format.ts';
import { rateText, rateWords } from '#core/domain/rate.ts';
import { FunnelChart } from '#ui/charts/FunnelChart.tsx';
import { MetricCard } from './MetricCard.tsx';
import { MetricTable } from './MetricTable.tsx';
import { originWords } from './origin-words.ts';
import { useMetric } from './use-metrics.ts';

const height = 200;

/** How far these submissions came: Projects has how many pilots there are now, from any time. */
const steps = [
  { of: 'submissions', name: 'Submissions', rows: 'submissions' },
  { of: 'projects', name: 'With a project', rows: 'started' },
  { of: 'pilots', name: 'With a pilot', rows: 'piloted' },
  { of: 'rollouts', name: 'Rolled out', rows: 'rolledOut' },
] as const satisfies readonly { of: keyof Outcome; name: string; rows: CountedRows }[];
type Step = (typeof steps)[number];

const totalOf = (outcomes: readonly Outcome[], of: Step['of']) =>
  outcomes.reduce((sum, row) => sum + row[of], 0);

interface Props {
  readonly onOpen: (rows: CountedRows, origin?: string) => void;
}

function OutcomeCell({
  row,
  step,
  onOpen,
}: Props & { readonly row: Outcome; readonly step: Step }) {
  const count = row[step.of];
  const isFirst = step.of === 'submissions';
  const origin = originWords[row.origin];
  return (
    <td className="py-1 pl-3 text-right whitespace-nowrap">
      {count === 0 ? (
        <span className="text-ink-3 tabular">0</span>
      ) : (
        <button
          type="button"
          aria-label={`${formatNumber(count)} ${step.name.toLowerCase()} by ${origin}`}
          onClick={() => onOpen(step.rows, row.origin)}
          className="min-h-6 min-w-6 cursor-pointer text-right tabular text-accent-ink hover:underline"
        >
          {formatNumber(count)}
        </button>
      )}
      {!isFirst && row.submissions > 0 && (
        <span
          title={rateWords(count, row.submissions)}
          className="ml-2 inline-block min-w-14 text-small text-ink-2 tabular"
        >
          {rateText(count, row.submissions)}
        </span>
      )}
    </td>
  );
}

/** Which ways of finding companies led to pilots and rollouts. */
export function OutcomesCard({ onOpen }: Props) {
  return (
    <MetricCard
      title="What searching paid"
      anchor="outcomes"
      unit="submissions, % of those received"
      definition="Of those received in these days, by how they came about, how far they have come. Late ones have had less time. Pilots under way, from submissions of any time, are on Projects."
      query={useMetric(endpoints.outcomes)}
      height={height}
      isEmpty={(outcomes) => totalOf(outcomes, 'submissions') === 0}
      sheetOf={(outcomes) => ({
        headings: [
          'Source',
          ...steps.map(({ name }) => name),
          ...steps.slice(1).map(({ name }) => `${name}, of submissions`),
        ],
        rows: outcomes.map((row) => [
          originWords[row.origin],
          ...steps.map(({ of }) => row[of]),
          ...steps.slice(1).map(({ of }) => rateWords(row[of], row.submissions)),
        ]),
      })}
    >
      {(outcomes) => (
        <div className="grid gap-x-10 gap-y-4 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
          <FunnelChart
            label="What searching paid"
            steps={steps.map(({ of, name }) => ({ name, value: totalOf(outcomes, of) }))}
            onOpen={(at) => onOpen(steps[at]?.rows ?? 'submissions')}
          />
          <MetricTable
            label="How far submissions came, by source"
            height={height}
            headings={['Source', ...steps.map(({ name }) => name)]}
          >
            {outcomes.map((row) => (
              <tr key={row.origin} className="border-t border-line">
                <th scope="row" className="py-1 text-left font-medium whitespace-nowrap">
                  {originWords[row.origin]}
                </th>
                {steps.map((step) => (
                  <OutcomeCell key={step.of} row={row} step={step} onOpen={onOpen} />
                ))}
              </tr>
            ))}
          </MetricTable>
        </div>
      )}
    </MetricCard>
  );
}
