import { projectSorts } from '#features/portfolio/projects/domain/sorts.ts';
import {
  projectFigures,
  projectHealths,
  projectPhases,
} from '#features/portfolio/projects/domain/project.ts';
import { healthLabels } from '#features/portfolio/projects/web/shared/health-labels.ts';
import {
  choiceFilter,
  oneOf,
  readSearch,
  savedView,
  searchText,
  sortDirection,
  type SearchOf,
} from '#core/web/views/search-params.ts';
import { figureLabels } from './figure-labels.ts';

/** Default: the first. */
export const projectViews = ['table', 'board', 'timeline'] as const;
export type ProjectView = (typeof projectViews)[number];

/** The search params of the list. */
export const projectParams = {
  q: searchText,
  phase: choiceFilter({ kind: 'select', label: 'Phase', any: 'All phases', values: projectPhases }),
  health: choiceFilter({
    kind: 'select',
    label: 'Health',
    any: 'Any health',
    values: projectHealths,
    words: (health) => healthLabels[health],
  }),
  figure: choiceFilter({
    kind: 'select',
    label: 'Figure',
    any: 'All projects',
    values: projectFigures,
    words: (figure) => figureLabels[figure],
  }),
  view: oneOf(projectViews),
  sort: oneOf(projectSorts),
  direction: sortDirection,
  saved: savedView,
};
export type ProjectsSearch = SearchOf<typeof projectParams>;
export const projectsSearch = readSearch(projectParams);
