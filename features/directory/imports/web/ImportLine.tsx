import { Link } from '@tanstack/react-router';
import { formatBytes } from '#core/domain/format.ts';
import { isInProgress } from '#features/directory/imports/domain/import-actions.ts';
import { formatCounts } from '#features/directory/imports/domain/import-result.ts';
import type { ImportRecord } from '#features/directory/imports/domain/import-record.ts';
import { RelativeTime } from '#ui/dates.tsx';
import { ProgressBar } from '#ui/ProgressBar.tsx';
import { formatPace, formatQueuePosition } from './Progress.tsx';
import type { WebImportTarget } from './shared/import-target.ts';
import { useImportTarget } from './use-import-targets.ts';
import { StatePill } from './StatePill.tsx';

/** Type of record and destination. */
export function describeImport(
  record: ImportRecord,
  { records: { label }, placeOf }: WebImportTarget,
): string {
  const { corporation, opportunity } = record;
  const place = opportunity?.name ?? corporation?.name ?? placeOf?.(record);
  return place ? `${label} · ${place}` : label;
}

function standing(record: ImportRecord): string {
  const { state, counts, problem, checkedAt, ahead } = record;
  if (state === 'waiting') return formatQueuePosition(ahead);
  if (isInProgress(state)) return formatPace(record);
  if (problem !== null) return problem;
  if (state === 'draft') return checkedAt === null ? 'Not checked yet' : 'Checked, ready to import';
  if (state === 'undone') return 'Everything it imported was undone.';
  return formatCounts(counts);
}

/** An import in the list: file, state and progress. */
export function ImportLine({ record }: { readonly record: ImportRecord }) {
  const { id, of, fileName, fileBytes, state, progress, createdBy, createdAt } = record;
  const target = useImportTarget(of);
  const isMoving = isInProgress(state) && state !== 'waiting';
  return (
    <Link
      to="/admin/imports/$id"
      params={{ id }}
      data-walk
      className="grid gap-x-6 gap-y-1.5 px-4 py-3 -outline-offset-2 transition-colors hover:bg-hover sm:grid-cols-[minmax(0,1fr)_minmax(0,17rem)_9rem]"
    >
      <span className="min-w-0">
        <span className="flex min-w-0 items-center gap-2">
          <span className="min-w-0 truncate font-medium">{fileName}</span>
          <StatePill state={state} />
        </span>
        <span className="mt-0.5 block truncate text-control text-ink-3">
          {describeImport(record, target)} · {formatBytes(fileBytes)}
        </span>
      </span>
      <span className="min-w-0 self-center text-control text-ink-2 tabular">
        {isMoving && (
          <span className="mb-1 block">
            <ProgressBar label={`Progress of ${fileName}`} share={progress?.share ?? null} />
          </span>
        )}
        <span className="line-clamp-2">{standing(record)}</span>
      </span>
      <span className="self-center text-control text-ink-3 sm:text-right">
        <span className="sm:block">
          <RelativeTime at={createdAt} />
        </span>
        {createdBy && (
          <span className="truncate max-sm:before:content-['_·_'] sm:block">{createdBy}</span>
        )}
      </span>
    </Link>
  );
}
