import type { CollectionSearch } from '#features/collections/web/search-params.ts';
import { ActiveFilterChips } from '#ui/ActiveFilterChips.tsx';
import {
  activeFiltersOf,
  noFilters,
  titleOf,
  filterValueLabels,
  type Filters,
} from './company-filters.ts';

interface Props {
  readonly search: CollectionSearch;
  readonly onChange: (next: Filters) => void;
}

/** The active filters of a collection. */
export function ActiveFilters({ search, onChange }: Props) {
  const chosen = activeFiltersOf(search).map(({ filter, value }) => ({
    ...{ key: filter, title: titleOf(filter), label: filterValueLabels(filter, value) },
    onRemove: () => onChange({ [filter]: undefined }),
  }));
  return <ActiveFilterChips chosen={chosen} onClear={() => onChange(noFilters)} />;
}
