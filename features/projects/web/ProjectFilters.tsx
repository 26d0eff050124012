import { projectHealths, projectPhases } from '#features/projects/domain/project.ts';
import { FilterChips } from '#ui/FilterChips.tsx';
import { healthLabels } from '#features/projects/web/public/health-labels.ts';
import type { ProjectsSearch } from './search-params.ts';

interface Props {
  readonly search: ProjectsSearch;
  readonly onChange: (next: ProjectsSearch) => void;
}

export function ProjectFilters({ search: { phase, health }, onChange }: Props) {
  return (
    <div className="mt-6 mb-4 flex flex-wrap items-center gap-x-4 gap-y-2">
      <FilterChips
        label="Phase"
        all={{ label: 'All phases' }}
        options={projectPhases.map((value) => ({ value, label: value }))}
        value={phase ?? null}
        onChange={(value) => onChange({ phase: projectPhases.find((known) => known === value) })}
      />
      <FilterChips
        label="Health"
        all={{ label: 'Any health' }}
        options={projectHealths.map((value) => ({ value, label: healthLabels[value] }))}
        value={health ?? null}
        onChange={(value) => onChange({ health: projectHealths.find((known) => known === value) })}
      />
    </div>
  );
}
