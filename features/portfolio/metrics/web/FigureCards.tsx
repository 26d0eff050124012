import { clsx } from 'clsx';
import { formatNumber } from '#core/domain/format.ts';
import * as endpoints from '#features/portfolio/metrics/domain/endpoints.ts';
import {
  figureNames,
  type CountedRows,
  type Figure,
  type FigureName,
} from '#features/portfolio/metrics/domain/metrics.ts';
import { Spark } from '#ui/charts/Spark.tsx';
import { ErrorLine } from '#ui/states.tsx';
import { Change } from './Change.tsx';
import { useMetric } from './use-metrics.ts';

const about: Record<
  FigureName,
  { label: string; definition: string; rows: CountedRows; unit?: string }
> = {
  submissions: {
    label: 'Submissions',
    definition: 'Received in these days and not withdrawn.',
    rows: 'submissions',
  },
  companies: {
    label: 'Companies that submitted',
    definition: 'Each counted once.',
    rows: 'companies',
  },
  decisions: {
    label: 'Decisions',
    definition: 'Submissions that got their answer in these days.',
    rows: 'decisions',
  },
  answerDays: {
    label: 'Median time to answer',
    unit: ' d',
    definition: 'Days from a submission to its answer, of the decisions in these days.',
    rows: 'decisions',
  },
};

const beforeWords = ({ before }: Figure): string =>
  before === null ? 'No earlier data' : `was ${formatNumber(before)} d`;

interface Props {
  readonly hasComparison: boolean;
  readonly onOpen: (rows: CountedRows) => void;
}

/** The figures with what they were before. Each opens the rows that it counts. */
export function FigureCards({ hasComparison, onOpen }: Props) {
  const { data, error, refetch, isPlaceholderData } = useMetric(endpoints.figures);
  if (error && !data) {
    return (
      <ErrorLine
        title="The figures could not be loaded"
        error={error}
        onRetry={() => void refetch()}
      />
    );
  }
  // Where each has submitted once it says the same again.
  const names = figureNames.filter(
    (name) => name !== 'companies' || data?.companies.value !== data?.submissions.value,
  );
  return (
    <ul
      aria-label="Figures"
      className={clsx(
        'grid auto-cols-fr gap-px overflow-hidden rounded-card border border-line bg-line shadow-card transition-opacity sm:grid-flow-col',
        isPlaceholderData && 'opacity-50',
      )}
    >
      {names.map((name) => {
        const { label, definition, rows, unit = '' } = about[name];
        const figure = data?.[name];
        return (
          <li key={name} className="flex min-w-0">
            <button
              type="button"
              title={definition}
              disabled={!figure}
              onClick={() => onOpen(rows)}
              className="flex min-h-28 min-w-0 flex-1 cursor-pointer flex-col items-stretch bg-raised p-4 text-left transition-colors hover:bg-hover focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-accent"
            >
              <span className="text-control text-ink-2">{label}</span>
              <span className="mt-auto flex items-end justify-between gap-2">
                <span className="text-title font-semibold tracking-[-0.02em] whitespace-nowrap tabular">
                  {figure ? (
                    `${figure.value === null ? '–' : formatNumber(figure.value)}${figure.value === null ? '' : unit}`
                  ) : (
                    <span aria-label="Loading" className="skeleton my-1 block h-6 w-14" />
                  )}
                </span>
                {figure && <Spark values={figure.values} />}
              </span>
              {hasComparison && (
                <span className="mt-1 block h-4">
                  {figure &&
                    (name === 'answerDays' ? (
                      // By how much they take longer, the finding says.
                      <span className="text-small tabular text-ink-3">{beforeWords(figure)}</span>
                    ) : (
                      <Change figure={figure} />
                    ))}
                </span>
              )}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
