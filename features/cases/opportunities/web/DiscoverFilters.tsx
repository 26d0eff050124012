import type { ReactNode } from 'react';
import { ChartNoAxesGantt, Columns3, LayoutGrid, List, type LucideIcon } from 'lucide-react';
import { listOf, listText } from '#core/domain/filter-values.ts';
import { defaultViewMode, type ViewMode } from '#core/domain/identity/view-mode.ts';
import { filterValues } from '#core/web/views/filters/filter-definition.ts';
import { FilterButton } from '#core/web/views/filters/FilterButton.tsx';
import { FilterChipList } from '#core/web/views/filters/FilterChipList.tsx';
import { ListViews } from '#core/web/views/ListViews.tsx';
import { FilterChips } from '#ui/FilterChips.tsx';
import { SegmentedControl } from '#ui/SegmentedControl.tsx';
import { smallScreen, useMediaQuery } from '#ui/use-media-query.ts';
import { discoverParams, type DiscoverSearch } from './search-params.ts';
import { useDiscoverCounts, useDiscoverFields } from './use-discover-filters.ts';

interface Props {
  readonly search: DiscoverSearch;
  readonly onChange: (next: DiscoverSearch) => void;
  /** Among the filters on a phone, where the view is chosen there too. */
  readonly searchField: ReactNode;
}

const viewOptions = [
  { value: 'cycle', label: 'Cycle', icon: LayoutGrid },
  { value: 'list', label: 'List', icon: List },
  { value: 'board', label: 'Board', icon: Columns3 },
  { value: 'timeline', label: 'Timeline', icon: ChartNoAxesGantt },
] as const satisfies readonly { value: ViewMode; label: string; icon: LucideIcon }[];

/** In one line with the rest, on a desktop. */
const categoriesShown = 4;

/** Categories with how many have them, all other filters behind their button, and the view. */
export function DiscoverFilters({ search, onChange, searchField }: Props) {
  const isSmall = useMediaQuery(smallScreen);
  const { category, view } = search;
  const counts = useDiscoverCounts(search);
  const fields = useDiscoverFields(search, counts);
  const shared = {
    values: filterValues(fields, search),
    onChange: (next: object) => onChange(next as DiscoverSearch),
  };
  // The total respects the category filter, so it is the total of all only without one.
  const total = category === undefined ? counts?.total : undefined;
  const views = (
    <SegmentedControl
      label="View"
      options={viewOptions}
      value={view ?? defaultViewMode}
      onChange={(value) => onChange({ view: value })}
    />
  );
  return (
    <div className="mt-3.5 mb-4 space-y-3">
      <div className="flex flex-wrap items-center gap-x-2 gap-y-3">
        <ListViews screen="discover" what="opportunities" params={discoverParams} shown={search} />
        <div className="min-h-8 min-w-0 flex-1">
          <FilterChips
            label="Category"
            most={categoriesShown}
            all={{ label: 'All', ...(total !== undefined && { count: total }) }}
            options={counts?.categories ?? []}
            value={category === undefined ? null : listOf(category)}
            onChange={(one) => onChange({ category: one === null ? undefined : listText([one]) })}
          />
        </div>
        <FilterButton fields={fields} {...shared}>
          {isSmall && searchField}
          {isSmall && views}
        </FilterButton>
        {!isSmall && <div className="ml-auto">{views}</div>}
      </div>
      {/* Which categories are chosen shows above. */}
      <FilterChipList fields={fields.filter(({ param }) => param !== 'category')} {...shared} />
    </div>
  );
}
