import { Link } from '@tanstack/react-router';
import { formatBytes } from '#core/domain/formatting.ts';
import { isAtWork } from '#features/imports/domain/acting.ts';
import { countsInWords } from '#features/imports/domain/result.ts';
import type { ImportRecord } from '#features/imports/domain/shown.ts';
import { Ago } from '#ui/dates.tsx';
import { paceWords, ProgressBar, waitingWords } from './Progress.tsx';
import { StatePill } from './StatePill.tsx';
import { kindWords, ofWords } from './words.ts';

/** What it brings, and where to. */
export function whatWords({ of, kind, corporation, opportunity }: ImportRecord): string {
  const place = opportunity?.name ?? corporation?.name ?? (kind && kindWords[kind]);
  return place ? `${ofWords[of]} · ${place}` : ofWords[of];
}

function standing(record: ImportRecord): string {
  const { state, counts, problem, checkedAt, ahead } = record;
  if (state === 'waiting') return waitingWords(ahead);
  if (isAtWork(state)) return paceWords(record);
  if (problem !== null) return problem;
  if (state === 'draft') return checkedAt === null ? 'Not checked yet' : 'Checked, ready to import';
  if (state === 'undone') return 'Everything it brought was taken back.';
  return countsInWords(counts);
}

/** One import in the list: what it is, how it stands, and while it moves, how far it is. */
export function ImportLine({ record }: { readonly record: ImportRecord }) {
  const { id, fileName, fileBytes, state, progress, createdBy, createdAt } = record;
  const isMoving = isAtWork(state) && state !== 'waiting';
  return (
    <Link
      to="/admin/imports/$id"
      params={{ id }}
      data-walk
      className="grid gap-x-6 gap-y-1.5 px-4 py-3 -outline-offset-2 transition-colors hover:bg-sunken sm:grid-cols-[minmax(0,1fr)_minmax(0,17rem)_9rem]"
    >
      <span className="min-w-0">
        <span className="flex min-w-0 items-center gap-2">
          <span className="min-w-0 truncate font-medium">{fileName}</span>
          <StatePill state={state} />
        </span>
        <span className="mt-0.5 block truncate text-control text-ink-3">
          {whatWords(record)} · {formatBytes(fileBytes)}
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
          <Ago at={createdAt} />
        </span>
        {createdBy && (
          <span className="truncate max-sm:before:content-['_·_'] sm:block">{createdBy}</span>
        )}
      </span>
    </Link>
  );
}
