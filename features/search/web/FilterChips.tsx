import { ChosenFilters } from '#ui/ChosenFilters.tsx';
import { chosenIn, filterTitles, noFilters } from './filters.ts';
import type { ScoutSearch } from './search-params.ts';
import type { ChangeSearch } from './use-scout-address.ts';

interface Props {
  readonly search: ScoutSearch;
  readonly onChange: ChangeSearch;
}

/** What companies are narrowed by. */
export function FilterChips({ search, onChange }: Props) {
  const chosen = chosenIn(search).map(({ key, filter, label, without }) => ({
    ...{ key, label, title: filterTitles[filter] },
    onTakeAway: () => onChange(without),
  }));
  return (
    <div className="mb-3 empty:hidden">
      <ChosenFilters chosen={chosen} onClear={() => onChange(noFilters)} />
    </div>
  );
}
