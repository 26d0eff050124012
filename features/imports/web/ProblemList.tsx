import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { useState } from 'react';
import { formatNumber } from '#core/domain/format.ts';
import { problems, reasons } from '#features/imports/domain/endpoints.ts';
import type { ImportRecord } from '#features/imports/domain/import-record.ts';
import { queryOptionsOf } from '#core/web/transport/query-options.ts';
import { infiniteQueryOptionsOf } from '#core/web/transport/infinite-query-options.ts';
import { LoadMore } from '#ui/LoadMore.tsx';
import { ErrorState } from '#ui/states.tsx';
import { Pill } from '#ui/Tag.tsx';

interface Props {
  readonly id: ImportRecord['id'];
  /** Title of the list, before or after the import. */
  readonly title: string;
}

/** Every row with a problem and why, filtered by reason. */
export function ProblemList({ id, title }: Props) {
  const params = { id };
  const [chosen, setChosen] = useState<string | null>(null);
  const counted = useQuery({ ...queryOptionsOf(reasons, { params }), staleTime: 0 });
  const all = counted.data ?? [];
  // A reason that is gone after another check does not filter.
  const reason = all.some((one) => one.reason === chosen) ? chosen : null;
  const rows = useInfiniteQuery({
    ...infiniteQueryOptionsOf(problems, { params, query: reason === null ? {} : { reason } }),
    enabled: all.length > 0,
    staleTime: 0,
  });
  if (counted.error) {
    return (
      <ErrorState
        title="The problems could not be loaded"
        error={counted.error}
        onRetry={() => void counted.refetch()}
      />
    );
  }
  if (all.length === 0) return null;
  const filters = [
    { reason: null, label: 'All', count: null },
    ...all.map((one) => ({ ...one, label: one.reason })),
  ];
  return (
    <section aria-label={title} className="space-y-3">
      <h3 className="text-control font-semibold">{title}</h3>
      <div role="group" aria-label="Reasons" className="flex flex-wrap gap-1.5">
        {filters.map(({ reason: value, label, count }) => (
          <button
            key={label}
            type="button"
            aria-pressed={value === reason}
            onClick={() => setChosen(value)}
            className={clsx(
              'min-h-7 max-w-full cursor-pointer rounded-control border px-2 py-1 text-left text-control transition-colors',
              value === reason
                ? 'border-accent bg-accent-soft text-accent-ink'
                : 'border-line text-ink-2 hover:border-line-strong hover:text-ink',
            )}
          >
            {label}
            {count !== null && (
              <span className="ml-1.5 text-ink-3 tabular">{formatNumber(count)}</span>
            )}
          </button>
        ))}
      </div>
      <div
        role="region"
        aria-label="Rows and reasons"
        tabIndex={0}
        className="max-h-96 overflow-y-auto rounded-card border border-line"
      >
        <ul className="divide-y divide-line text-control">
          {(rows.data ?? []).map(({ row, result, reasons: why, raw }) => (
            <li
              key={row}
              className="grid gap-x-4 gap-y-0.5 px-3 py-2 sm:grid-cols-[5.5rem_minmax(0,1fr)]"
            >
              <span className="text-ink-3 tabular">Row {formatNumber(row)}</span>
              <span className="min-w-0">
                <span className="flex flex-wrap items-center gap-x-2 text-ink">
                  {result === 'remark' && <Pill tone="warn">Taken, with a remark</Pill>}
                  <span className="min-w-0 break-words">{why.join(' ')}</span>
                </span>
                <span title={raw} className="block truncate text-meta text-ink-3">
                  {raw}
                </span>
              </span>
            </li>
          ))}
        </ul>
        {rows.hasNextPage && (
          <div className="pb-3">
            <LoadMore
              hasMore
              isLoading={rows.isFetchingNextPage}
              onMore={() => void rows.fetchNextPage()}
            />
          </div>
        )}
      </div>
    </section>
  );
}
