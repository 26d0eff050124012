import type { CollectionSearch } from '#features/collections/web/search-params.ts';
import { ChosenFilters } from '#ui/ChosenFilters.tsx';
import {
  filtersSet,
  filterTitles,
  noFilters,
  valueWords,
  type Filters,
} from './company-filters.ts';

interface Props {
  readonly search: CollectionSearch;
  readonly onChange: (next: Filters) => void;
}

/** What the companies of a collection are narrowed by. */
export function SetFilters({ search, onChange }: Props) {
  const chosen = filtersSet(search).map(({ filter, value }) => ({
    ...{ key: filter, title: filterTitles[filter], label: valueWords[filter](value) },
    onTakeAway: () => onChange({ [filter]: undefined }),
  }));
  return <ChosenFilters chosen={chosen} onClear={() => onChange(noFilters)} />;
}
