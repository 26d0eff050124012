import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ChartNoAxesGantt, Columns3, LayoutGrid, List, type LucideIcon } from 'lucide-react';
import { pluralize } from '#core/domain/format.ts';
import { defaultViewMode, type ViewMode } from '#core/domain/identity/view-mode.ts';
import { facets } from '#features/cases/opportunities/domain/endpoints.ts';
import { useCorporation } from '#core/web/session/use-corporation.ts';
import { useCorporationFilter } from '#core/web/session/use-corporation-filter.ts';
import { queryOptionsOf } from '#core/web/transport/query-options.ts';
import { FilterField } from '#core/web/views/FilterField.tsx';
import { FilterMenu } from '#core/web/views/FilterMenu.tsx';
import { ListViews } from '#core/web/views/ListViews.tsx';
import { activeFilters } from '#core/web/views/search-params.ts';
import { ActiveFilterChips } from '#ui/ActiveFilterChips.tsx';
import { SegmentedControl } from '#ui/SegmentedControl.tsx';
import { smallScreen, useMediaQuery } from '#ui/use-media-query.ts';
import { discoverParams, type DiscoverSearch } from './search-params.ts';

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

/** Categories with facet counts, status, cycle, and the view. */
export function DiscoverFilters({ search, onChange, searchField }: Props) {
  const isSmall = useMediaQuery(smallScreen);
  const { q, category, status, cycle, view } = search;
  const corporation = useCorporationFilter();
  const { isLoading } = useCorporation();
  const { data: counts } = useQuery({
    ...queryOptionsOf(facets, { query: { ...corporation, q, category, status, cycle } }),
    enabled: !isLoading,
    placeholderData: (before) => before,
  });
  // The total respects the category filter, so it is the total of all only without one.
  const total = category === undefined ? counts?.total : undefined;
  const cycles = (counts?.cycles ?? []).map(({ value, label, count }) => ({
    value,
    label,
    about: pluralize(count, 'opportunity', 'opportunities'),
  }));
  // The category shows by itself which one is chosen.
  const filters = activeFilters(discoverParams, search).filter(({ name }) => name !== 'category');
  const field = { params: discoverParams, search, onChange };
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
          <FilterField
            {...field}
            name="category"
            total={total}
            options={counts?.categories ?? []}
            most={categoriesShown}
          />
        </div>
        <FilterMenu count={filters.length}>
          {searchField}
          {isSmall && views}
          <FilterField {...field} name="status" />
          <FilterField {...field} name="cycle" options={cycles} isLabelHidden={false} />
        </FilterMenu>
        {!isSmall && <div className="ml-auto">{views}</div>}
      </div>
      <ActiveFilterChips
        chosen={filters.map(({ name, value, title, label }) => ({
          key: `${name} ${value}`,
          title,
          label,
          onRemove: () => onChange({ [name]: undefined }),
        }))}
        onClear={() => onChange({ status: undefined, cycle: undefined })}
      />
    </div>
  );
}
