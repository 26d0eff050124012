import { ActiveFilterChips } from '#ui/ActiveFilterChips.tsx';
import { chosenFilters, filterTitles, noFilters } from './filters.ts';
import type { ScoutSearch } from './search-params.ts';
import type { ChangeSearch } from './use-scout-search-params.ts';

interface Props {
  readonly search: ScoutSearch;
  readonly onChange: ChangeSearch;
}

/** What companies are narrowed by. */
export function FilterChips({ search, onChange }: Props) {
  const chosen = chosenFilters(search).map(({ key, filter, label, without }) => ({
    ...{ key, label, title: filterTitles[filter] },
    onRemove: () => onChange(without),
  }));
  return (
    <div className="mb-3 empty:hidden">
      <ActiveFilterChips chosen={chosen} onClear={() => onChange(noFilters)} />
    </div>
  );
}
