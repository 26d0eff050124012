import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import { useId, useState } from 'react';
import { formatNumber } from '#core/domain/format.ts';
import { problems, reasons } from '#features/directory/imports/domain/endpoints.ts';
import type {
  ImportReason,
  ImportRecord,
} from '#features/directory/imports/domain/import-record.ts';
import { queryOptionsOf } from '#core/web/transport/query-options.ts';
import { infiniteQueryOptionsOf } from '#core/web/transport/infinite-query-options.ts';
import { LoadMore } from '#ui/LoadMore.tsx';
import { ErrorState } from '#ui/states.tsx';
import { Pill } from '#ui/Tag.tsx';

interface RowsProps {
  readonly id: ImportRecord['id'];
  readonly reason: string;
}

/** The rows that have this reason. */
function Rows({ id, reason }: RowsProps) {
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery({
    ...infiniteQueryOptionsOf(problems, { params: { id }, query: { reason } }),
    staleTime: 0,
  });
  return (
    <>
      <ul aria-label="Rows" className="pb-2 text-ink-3">
        {(data ?? []).map(({ row, raw }) => (
          <li key={row} className="flex gap-x-4 py-0.5 pr-3 pl-9">
            <span className="shrink-0 tabular">Row {formatNumber(row)}</span>
            <span title={raw} className="min-w-0 truncate">
              {raw}
            </span>
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <div className="pb-3">
          <LoadMore hasMore isLoading={isFetchingNextPage} onMore={() => void fetchNextPage()} />
        </div>
      )}
    </>
  );
}

interface ReasonProps extends ImportReason {
  readonly id: ImportRecord['id'];
  readonly isFirstOpen: boolean;
}

function Reason({ id, reason, result, count, isFirstOpen }: ReasonProps) {
  const [isOpen, setIsOpen] = useState(isFirstOpen);
  const rows = useId();
  return (
    <li>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={rows}
        onClick={() => setIsOpen(!isOpen)}
        className="flex w-full cursor-pointer items-start gap-x-2 px-3 py-2 text-left hover:bg-hover"
      >
        <ChevronRight
          aria-hidden
          className={`mt-0.5 size-4 shrink-0 text-ink-3 transition-transform ${isOpen ? 'rotate-90' : ''}`}
        />
        <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-2 break-words">
          {reason}
          {result === 'remark' && <Pill tone="warn">Imported with warning</Pill>}
        </span>
        <span className="shrink-0 text-ink-3 tabular">{formatNumber(count)}</span>
      </button>
      <div id={rows}>{isOpen && <Rows id={id} reason={reason} />}</div>
    </li>
  );
}

/** So many reasons are shown with their rows. */
const fewReasons = 5;

interface Props {
  readonly id: ImportRecord['id'];
  /** Title of the list, before or after the import. */
  readonly title: string;
}

/** Every problem, told once, with the rows that have it. */
export function ProblemList({ id, title }: Props) {
  const { data, error, refetch } = useQuery({
    ...queryOptionsOf(reasons, { params: { id } }),
    staleTime: 0,
  });
  if (error) {
    return (
      <ErrorState
        title="The problems could not be loaded"
        error={error}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data || data.length === 0) return null;
  return (
    <section aria-label={title} className="space-y-3">
      <h3 className="text-control font-semibold">{title}</h3>
      <div
        role="region"
        aria-label="Rows and reasons"
        tabIndex={0}
        className="max-h-96 overflow-y-auto rounded-card border border-line"
      >
        <ul aria-label="Reasons" className="divide-y divide-line text-control">
          {data.map((one) => (
            <Reason key={one.reason} id={id} isFirstOpen={data.length <= fewReasons} {...one} />
          ))}
        </ul>
      </div>
    </section>
  );
}
