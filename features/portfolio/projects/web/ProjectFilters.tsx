import { ChartNoAxesGantt, Columns3, List, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { filterValues } from '#core/web/views/filters/filter-definition.ts';
import { FilterButton } from '#core/web/views/filters/FilterButton.tsx';
import { FilterChipList } from '#core/web/views/filters/FilterChipList.tsx';
import { FilterShortcut } from '#core/web/views/filters/FilterShortcut.tsx';
import { ListViews } from '#core/web/views/ListViews.tsx';
import { SegmentedControl } from '#ui/SegmentedControl.tsx';
import { smallScreen, useMediaQuery } from '#ui/use-media-query.ts';
import { projectParams, type ProjectsSearch, type ProjectView } from './search-params.ts';
import { useProjectFields } from './use-project-filters.ts';

interface Props {
  readonly search: ProjectsSearch;
  readonly onChange: (next: ProjectsSearch) => void;
  /** On a phone, where it stands among the filters. */
  readonly searchField: ReactNode;
}

const viewOptions = [
  { value: 'table', label: 'Table', icon: List },
  { value: 'board', label: 'Board', icon: Columns3 },
  { value: 'timeline', label: 'Timeline', icon: ChartNoAxesGantt },
] as const satisfies readonly { value: ProjectView; label: string; icon: LucideIcon }[];

const isFrequent = ({ param }: { readonly param: string }) =>
  param === 'phase' || param === 'health';

/** The view, and the filters: phase and health at hand, the others behind their button. */
export function ProjectFilters({ search, onChange, searchField }: Props) {
  const { view = 'table' } = search;
  const isSmall = useMediaQuery(smallScreen);
  const fields = useProjectFields(search);
  const shared = {
    values: filterValues(fields, search),
    onChange: (next: object) => onChange(next as ProjectsSearch),
  };
  return (
    <div className="mt-5 mb-4 space-y-3 max-sm:my-2">
      <div className="flex flex-wrap items-center gap-2">
        <ListViews screen="projects" what="projects" params={projectParams} shown={search} />
        <SegmentedControl
          label="View"
          options={viewOptions}
          value={view}
          onChange={(next) => onChange({ view: next === 'table' ? undefined : next })}
        />
        <div className="ml-auto flex flex-wrap gap-2">
          {!isSmall &&
            fields
              .filter(isFrequent)
              .map((field) => <FilterShortcut key={field.param} field={field} {...shared} />)}
          <FilterButton fields={fields} {...shared}>
            {searchField}
          </FilterButton>
        </div>
      </div>
      <FilterChipList fields={fields} {...shared} />
    </div>
  );
}
