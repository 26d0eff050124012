import { X } from 'lucide-react';
import { chosenIn, filterTitles, noFilters } from './filters.ts';
import type { ScoutSearch } from './search-params.ts';
import type { ChangeSearch } from './use-scout-address.ts';

interface Props {
  readonly search: ScoutSearch;
  readonly onChange: ChangeSearch;
}

/** The chosen filters in words. Each goes away with a click. */
export function FilterChips({ search, onChange }: Props) {
  const chosen = chosenIn(search);
  if (chosen.length === 0) return null;
  return (
    <ul aria-label="Chosen filters" className="mb-3 flex flex-wrap items-center gap-1.5">
      {chosen.map(({ key, filter, label, without }) => (
        <li key={key} className="min-w-0">
          <button
            type="button"
            aria-label={`Take away ${filterTitles[filter]}: ${label}`}
            onClick={() => onChange(without)}
            className="flex h-7 max-w-72 cursor-pointer items-center gap-1.5 rounded-full border border-transparent bg-accent-soft pr-2 pl-2.5 text-control font-medium text-accent-ink transition-colors hover:border-accent"
          >
            <span className="truncate">{label}</span>
            <X aria-hidden className="size-3.5 shrink-0" />
          </button>
        </li>
      ))}
      <li>
        <button
          type="button"
          onClick={() => onChange(noFilters)}
          className="h-7 cursor-pointer rounded-control px-2 text-control font-medium text-ink-3 hover:text-ink"
        >
          Clear all
        </button>
      </li>
    </ul>
  );
}
