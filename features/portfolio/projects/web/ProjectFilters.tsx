import { ChartNoAxesGantt, Columns3, List, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { FilterField } from '#core/web/views/FilterField.tsx';
import { FilterMenu } from '#core/web/views/FilterMenu.tsx';
import { ListViews } from '#core/web/views/ListViews.tsx';
import { SegmentedControl } from '#ui/SegmentedControl.tsx';
import { smallScreen, useMediaQuery } from '#ui/use-media-query.ts';
import { projectParams, type ProjectsSearch, type ProjectView } from './search-params.ts';

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

/** The view, phase and health. The board has a column for each phase, so it is not filtered by it. */
export function ProjectFilters({ search, onChange, searchField }: Props) {
  const { view = 'table' } = search;
  const field = { params: projectParams, search, onChange };
  const isSmall = useMediaQuery(smallScreen);
  const fields = (
    <>
      {view !== 'board' && <FilterField {...field} name="phase" />}
      <FilterField {...field} name="health" />
    </>
  );
  const count = [isSmall && search.q, view !== 'board' && search.phase, search.health].filter(
    Boolean,
  ).length;
  return (
    <div className="mt-5 mb-4 flex flex-wrap items-center gap-2 max-sm:my-2">
      <ListViews screen="projects" what="projects" params={projectParams} shown={search} />
      <SegmentedControl
        label="View"
        options={viewOptions}
        value={view}
        onChange={(next) => onChange({ view: next === 'table' ? undefined : next })}
      />
      <div className="ml-auto flex gap-2">
        {isSmall ? (
          <FilterMenu count={count}>
            {searchField}
            {fields}
          </FilterMenu>
        ) : (
          fields
        )}
      </div>
    </div>
  );
}
