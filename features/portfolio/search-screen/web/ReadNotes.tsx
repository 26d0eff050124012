import { formatNumber } from '#core/domain/format.ts';
import type { ReadFilter } from '#features/directory/search/domain/search.ts';
import { readOffers } from './read-offers.ts';
import type { ChangeSearch } from './use-scout-search.ts';

interface Props {
  readonly read: readonly ReadFilter[];
  readonly onChange: ChangeSearch;
}

/** Below the results: how many there are without what was read from the words, or of it alone. */
export function ReadNotes({ read, onChange }: Props) {
  const lines = readOffers(read);
  if (lines.length === 0) return null;
  return (
    <ul
      aria-label="Read from the words"
      className="flex flex-wrap gap-x-5 gap-y-1 px-4 py-3 text-control text-ink-2"
    >
      {lines.map(({ key, label, total, change }) => (
        <li key={key} className="min-w-0">
          <button
            type="button"
            onClick={() => onChange(change)}
            className="min-h-6 cursor-pointer text-left [overflow-wrap:anywhere] underline decoration-line-strong underline-offset-2 hover:text-ink"
          >
            {label}: <span className="tabular">{formatNumber(total)}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
