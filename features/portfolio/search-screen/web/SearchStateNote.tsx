import { useQuery } from '@tanstack/react-query';
import { limits } from '#core/domain/limits.ts';
import { status } from '#features/directory/search/domain/index-endpoints.ts';
import { percentOf } from '#features/directory/search/domain/rebuild.ts';
import { queryOptionsOf } from '#core/web/transport/query-options.ts';

const { searchStatusMs } = limits;

/** While the index is being built: its progress, and what search lacks until then. */
export function SearchStateNote() {
  const { data } = useQuery({
    ...queryOptionsOf(status),
    refetchInterval: ({ state }) => searchStatusMs[state.data?.state ?? 'ready'],
  });
  if (data?.state !== 'building') return null;
  const { rebuild } = data;
  const hasFailed = rebuild !== null && rebuild.problem !== null;
  const percent = rebuild === null || hasFailed || rebuild.done === 0 ? null : percentOf(rebuild);
  return (
    <div className="flex flex-col gap-1.5">
      <p role="status" className="text-small text-ink-2 tabular">
        {hasFailed
          ? 'The search index could not be built yet; it is tried again'
          : 'The search index is being built'}
        {/* Not announced repeatedly: screen readers find it in the progress bar. */}
        {percent !== null && (
          <span aria-hidden>: {percent === 100 ? 'almost done' : `${percent}%`}</span>
        )}
        . Results may miss typos and related words until then.
      </p>
      {percent !== null && (
        <div
          role="progressbar"
          aria-label="Building the search index"
          aria-valuenow={percent}
          className="h-0.5 overflow-hidden rounded-full bg-line"
        >
          <div
            className="h-full origin-left bg-accent transition-transform duration-500"
            style={{ transform: `scaleX(${percent / 100})` }}
          />
        </div>
      )}
    </div>
  );
}
