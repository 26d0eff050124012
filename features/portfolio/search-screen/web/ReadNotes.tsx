import { formatNumber } from '#core/domain/format.ts';
import type { ReadFilter } from '#features/directory/search/domain/search.ts';
import { searchParamsOf } from '#features/directory/search/domain/search-url.ts';
import { scoutSearch } from './search-params.ts';
import type { ChangeSearch } from './use-scout-search.ts';

interface Props {
  readonly read: readonly ReadFilter[];
  readonly onChange: ChangeSearch;
}

interface Line {
  readonly key: string;
  readonly label: string;
  readonly total: number;
  readonly onPress: () => void;
}

/** Below the results: how many there are without what was read from the words, or of it alone. */
export function ReadNotes({ read, onChange }: Props) {
  const lines = read.flatMap(({ reader, said, rest, filters, totalAlone, totalWithout }) => {
    const offered: Line[] = [];
    if (totalWithout !== undefined) {
      const without = () => onChange({ q: rest || undefined });
      const label = `Without “${said}”`;
      offered.push({ key: `without ${reader}`, label, total: totalWithout, onPress: without });
    }
    if (totalAlone !== undefined) {
      const alone = () => onChange({ q: undefined, ...scoutSearch(searchParamsOf('', filters)) });
      const label = `Only “${said}”`;
      offered.push({ key: `only ${reader}`, label, total: totalAlone, onPress: alone });
    }
    return offered;
  });
  if (lines.length === 0) return null;
  return (
    <ul
      aria-label="Read from the words"
      className="flex flex-wrap gap-x-5 gap-y-1 px-4 py-3 text-control text-ink-2"
    >
      {lines.map(({ key, label, total, onPress }) => (
        <li key={key} className="min-w-0">
          <button
            type="button"
            onClick={onPress}
            className="min-h-6 cursor-pointer text-left [overflow-wrap:anywhere] underline decoration-line-strong underline-offset-2 hover:text-ink"
          >
            {label}: <span className="tabular">{formatNumber(total)}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
