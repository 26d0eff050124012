import { formatNumber } from '#core/domain/format.ts';
import * as endpoints from '#features/portfolio/metrics/domain/endpoints.ts';
import type { Figure } from '#features/portfolio/metrics/domain/metrics.ts';
import type { Use } from '#features/portfolio/metrics/domain/use.ts';
import { Spark } from '#ui/charts/Spark.tsx';
import { rangeWords } from './bucket-words.ts';
import { Change } from './Change.tsx';
import { MetricCard } from './MetricCard.tsx';
import { useHiddenWords } from './use-hidden-words.ts';
import { useMetric } from './use-metrics.ts';
import { useWords } from './use-words.ts';

const rowHeight = 36;
const height = 11 * rowHeight;

/** Of several days people are told to the foundry alone (decision 67). */
const isTold = ({ values }: Figure) => values.some((value) => value !== null);

const rowsOf = ({ people, kinds }: Use): readonly (readonly [string, Figure])[] => [
  ...(isTold(people) ? [['People', people] as const] : []),
  ...kinds.map((figure) => [useWords[figure.kind], figure] as const),
];

/** How many people use the product, and for what. */
export function UseCard({ hasComparison }: { readonly hasComparison: boolean }) {
  return (
    <MetricCard
      title="Use"
      anchor="use"
      unit="people, times"
      definition={`People who viewed a page; what was viewed, searched, filtered, saved and clicked.${useHiddenWords('days (UTC)')}`}
      query={useMetric(endpoints.use)}
      height={height}
      isEmpty={({ kinds }) => kinds.every(({ value }) => value === null || value === 0)}
      sheetOf={(use) => ({
        headings: ['', 'Total', 'Before', ...use.buckets.map((bucket) => rangeWords(bucket))],
        rows: rowsOf(use).map(([name, { value, before, values }]) => [
          name,
          value,
          before,
          ...values,
        ]),
      })}
    >
      {(use) => (
        <ul aria-label="Use" className="divide-y divide-line text-control">
          {rowsOf(use).map(([name, figure]) => (
            <li
              key={name}
              style={{ height: rowHeight }}
              className="grid grid-cols-[minmax(0,1fr)_5.5rem_3.5rem_8rem] items-center gap-3 max-sm:grid-cols-[minmax(0,1fr)_4rem_3.5rem]"
            >
              <span className="truncate font-medium">{name}</span>
              <Spark values={figure.values} />
              <span className="text-right tabular">
                {figure.value === null ? (
                  <span className="text-ink-3">–</span>
                ) : (
                  formatNumber(figure.value)
                )}
              </span>
              <span className="text-right max-sm:hidden">
                {hasComparison && <Change figure={figure} />}
              </span>
            </li>
          ))}
        </ul>
      )}
    </MetricCard>
  );
}
