import type { SyncError } from '#features/portfolio/projects/domain/external-project.ts';
import { DateText } from '#ui/dates.tsx';

/** What could not be synchronised, newest first. */
export function SyncErrors({ errors }: { readonly errors: readonly SyncError[] }) {
  return (
    <section aria-labelledby="sync-errors" className="mt-6">
      <h3 id="sync-errors" className="font-semibold">
        Sync errors
      </h3>
      {errors.length === 0 ? (
        <p className="mt-1 text-ink-3">None</p>
      ) : (
        <ul
          aria-labelledby="sync-errors"
          className="mt-2 max-h-96 divide-y divide-line overflow-y-auto rounded-card border border-line bg-raised"
          // It scrolls, so that a keyboard has to reach it.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
        >
          {errors.map(({ id, source, externalId, problem, at }) => (
            <li key={id} className="px-4 py-2.5">
              <p className="wrap-anywhere">{problem}</p>
              <p className="text-control wrap-anywhere text-ink-3">
                {source}, {externalId ?? 'without id'} · <DateText at={at} withTime />
              </p>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
