import type { ListEntries } from '#features/directory/companies/domain/list-entries.ts';
import { formatNumber } from '#core/domain/format.ts';

/** Estimated number of companies in a list. */
export function EntryCount({
  list: { entries, repeated, beyond },
}: {
  readonly list: ListEntries;
}) {
  const parts = [
    entries.length > 0 && `${formatNumber(entries.length)} to match`,
    repeated > 0 && `${formatNumber(repeated)} duplicates removed`,
    beyond.length > 0 && `${formatNumber(beyond.length)} more after these`,
  ].filter(Boolean);
  return (
    <p role="status" className="min-h-4.5 text-control text-ink-3 tabular">
      {parts.join(' · ')}
    </p>
  );
}
