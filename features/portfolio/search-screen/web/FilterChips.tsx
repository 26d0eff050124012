import { companyFilters } from '#features/directory/search/domain/company-filters.ts';
import { ActiveFilterChips } from '#ui/ActiveFilterChips.tsx';
import { chosenFilters, noFilters } from './filters.ts';
import type { ScoutSearch } from './search-params.ts';
import type { ChangeSearch } from './use-scout-search.ts';

interface Props {
  readonly search: ScoutSearch;
  readonly onChange: ChangeSearch;
}

/** The selected filters as chips. */
export function FilterChips({ search, onChange }: Props) {
  const filters = chosenFilters(search).map(({ key, filter, label, without }) => ({
    key,
    label,
    title: companyFilters[filter].label,
    onRemove: () => onChange(without),
  }));
  const ofImport = {
    key: 'import',
    label: 'One import',
    title: 'Import',
    onRemove: () => onChange({ importId: undefined }),
  };
  return (
    <ActiveFilterChips
      chosen={search.importId === undefined ? filters : [ofImport, ...filters]}
      onClear={() => onChange(noFilters)}
    />
  );
}
