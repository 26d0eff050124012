import { ChartNoAxesGantt, Columns3, List, type LucideIcon } from 'lucide-react';
import { FilterField } from '#core/web/views/FilterField.tsx';
import { SegmentedControl } from '#ui/SegmentedControl.tsx';
import { projectParams, type ProjectsSearch, type ProjectView } from './search-params.ts';

interface Props {
  readonly search: ProjectsSearch;
  readonly onChange: (next: ProjectsSearch) => void;
}

const viewOptions = [
  { value: 'table', label: 'Table', icon: List },
  { value: 'board', label: 'Board', icon: Columns3 },
  { value: 'timeline', label: 'Timeline', icon: ChartNoAxesGantt },
] as const satisfies readonly { value: ProjectView; label: string; icon: LucideIcon }[];

/** The view, phase and health. The board has a column for each phase, so it is not filtered by it. */
export function ProjectFilters({ search, onChange }: Props) {
  const { view = 'table' } = search;
  const field = { params: projectParams, search, onChange };
  return (
    <div className="mt-5 mb-4 flex flex-wrap items-center gap-2">
      <SegmentedControl
        label="View"
        options={viewOptions}
        value={view}
        onChange={(next) => onChange({ view: next === 'table' ? undefined : next })}
      />
      <div className="flex gap-2 sm:ml-auto">
        {view !== 'board' && <FilterField {...field} name="phase" />}
        <FilterField {...field} name="health" />
      </div>
    </div>
  );
}
