import { projectSorts } from '#features/projects/domain/sorts.ts';
import {
  projectHealths,
  projectPhases,
  type ProjectHealth,
  type ProjectPhase,
} from '#features/projects/domain/project.ts';
import { enumParam, textParam } from '#ui/search-param.ts';

/** The search params of the list. */
export interface ProjectsSearch {
  q?: string | undefined;
  phase?: ProjectPhase | undefined;
  health?: ProjectHealth | undefined;
  sort?: (typeof projectSorts)[number] | undefined;
  direction?: 'ascending' | 'descending' | undefined;
}

export const projectsSearch = (search: Record<string, unknown>): ProjectsSearch => ({
  q: textParam(search.q),
  phase: enumParam(projectPhases, search.phase),
  health: enumParam(projectHealths, search.health),
  sort: enumParam(projectSorts, search.sort),
  direction: enumParam(['ascending', 'descending'], search.direction),
});
