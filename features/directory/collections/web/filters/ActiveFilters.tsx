import { collectionFilters } from './collection-filters.ts';
import { type CollectionSearch } from '#features/directory/collections/web/search-params.ts';
import { withoutFilters } from '#core/web/views/search-params.ts';
import { ActiveFilterChips } from '#ui/ActiveFilterChips.tsx';
import { activeFiltersOf, type Filters } from './company-filters.ts';

interface Props {
  readonly search: CollectionSearch;
  readonly onChange: (next: Filters) => void;
}

/** The active filters of a collection. */
export function ActiveFilters({ search, onChange }: Props) {
  const filters = activeFiltersOf(search).map(({ name, title, label }) => ({
    key: name,
    title,
    label,
    onRemove: () => onChange({ [name]: undefined }),
  }));
  return (
    <ActiveFilterChips
      chosen={filters}
      onClear={() => onChange(withoutFilters(collectionFilters))}
    />
  );
}
