import { CircleAlert, CircleCheck } from 'lucide-react';
import { pluralize, formatNumber } from '#core/domain/format.ts';
import type { ImportReport } from '#features/submissions/domain/draft-endpoints.ts';
import type { Progress } from './use-import.ts';

export function ImportProgress({ progress: { done, total } }: { readonly progress: Progress }) {
  return (
    <div role="status" className="text-control text-ink-2">
      <p className="mb-1.5 tabular">
        {formatNumber(done)} of {pluralize(total, 'row', 'rows')}
      </p>
      <progress
        aria-label="Rows sent"
        max={total}
        value={done}
        className="h-1.5 w-full overflow-hidden rounded-full accent-accent"
      />
    </div>
  );
}

interface Props {
  readonly report: ImportReport;
  /** False for the report of a dry run. */
  readonly isDone: boolean;
}

/** The number of rows by outcome, and each rejected row with its reason. */
export function ImportOutcome({ report, isDone }: Props) {
  const { created, updated, unchanged, problems } = report;
  const figures = [
    [isDone ? 'Added' : 'New', created],
    [isDone ? 'Updated' : 'To update', updated],
    ['As they were', unchanged],
    ['Not taken', problems.length],
  ] as const;
  return (
    <div className="space-y-4">
      <dl className="grid grid-cols-2 gap-3 sm:grid-cols-4">
        {figures.map(([label, count]) => (
          <div key={label} className="rounded-card border border-line px-3 py-2">
            <dt className="text-meta text-ink-3">{label}</dt>
            <dd className="text-section font-semibold tabular">{formatNumber(count)}</dd>
          </div>
        ))}
      </dl>
      {problems.length === 0 ? (
        <p className="flex items-center gap-1.5 text-control text-good">
          <CircleCheck aria-hidden className="size-4" strokeWidth={1.75} />
          {isDone ? 'Every row was taken.' : 'Every row can be taken.'}
        </p>
      ) : (
        <section aria-label="Rows that are not taken">
          <h3 className="mb-1.5 flex items-center gap-1.5 text-control font-semibold text-warn">
            <CircleAlert aria-hidden className="size-4" strokeWidth={1.75} />
            {pluralize(problems.length, 'row', 'rows')} {isDone ? 'not taken' : 'will not be taken'}
          </h3>
          <div
            tabIndex={0}
            role="region"
            aria-label="Reasons"
            className="max-h-56 overflow-y-auto rounded-card border border-line"
          >
            <ul className="divide-y divide-line text-control">
              {problems.map(({ row, problem }) => (
                <li key={`${row} ${problem}`} className="flex gap-3 px-3 py-1.5">
                  <span className="w-16 shrink-0 text-ink-3 tabular">Row {formatNumber(row)}</span>
                  <span className="min-w-0 break-words text-ink-2">{problem}</span>
                </li>
              ))}
            </ul>
          </div>
        </section>
      )}
    </div>
  );
}
