import { projectSorts } from '#features/projects/domain/sorts.ts';
import {
  projectHealths,
  projectPhases,
  type ProjectHealth,
  type ProjectPhase,
} from '#features/projects/domain/project.ts';
import { optional, textParam } from '#ui/search-param.ts';

/** What of the list stands in the address, so that a link shows the same thing. */
export interface ProjectsSearch {
  q?: string | undefined;
  phase?: ProjectPhase | undefined;
  health?: ProjectHealth | undefined;
  sort?: (typeof projectSorts)[number] | undefined;
  direction?: 'ascending' | 'descending' | undefined;
}

export const projectsSearch = (search: Record<string, unknown>): ProjectsSearch => ({
  q: textParam(search.q),
  phase: optional(projectPhases, search.phase),
  health: optional(projectHealths, search.health),
  sort: optional(projectSorts, search.sort),
  direction: optional(['ascending', 'descending'], search.direction),
});
