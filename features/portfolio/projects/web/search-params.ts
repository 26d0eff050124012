import { projectSorts } from '#features/portfolio/projects/domain/sorts.ts';
import {
  projectFigures,
  projectHealths,
  projectPhases,
} from '#features/portfolio/projects/domain/project.ts';
import { healthLabels } from '#features/portfolio/projects/web/shared/health-labels.ts';
import { flagFilter } from '#core/web/views/filters/filter-params.ts';
import {
  choiceFilter,
  choicesFilter,
  daysFilter,
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

const [people, state, dates] = ['People and companies', 'State', 'Dates'];

/** The search params of the list: the filters in the order of their menu. */
export const projectParams = {
  q: searchText,
  phase: choicesFilter({ label: 'Phase', values: projectPhases, group: state }),
  health: choicesFilter({
    label: 'Health',
    values: projectHealths,
    words: (health) => healthLabels[health],
    group: state,
  }),
  overdue: flagFilter({ label: 'Milestones', words: 'Overdue', group: state }),
  mine: flagFilter({ label: 'Team', words: 'I am on it', group: people }),
  owner: choicesFilter({ label: 'Owner', group: people }),
  company: choicesFilter({ label: 'Company', group: people }),
  corporation: choicesFilter({ label: 'Corporation', group: people }),
  opportunity: choicesFilter({ label: 'Came from', group: people }),
  source: choicesFilter({ label: 'Source', group: people }),
  milestone: daysFilter({ label: 'Next milestone', span: 'future', group: dates }),
  decision: daysFilter({ label: 'Pilot decision', span: 'future', group: dates }),
  start: daysFilter({ label: 'Started', span: 'past', group: dates }),
  end: daysFilter({ label: 'Ends', span: 'future', group: dates }),
  reported: daysFilter({ label: 'Reported', span: 'past', group: dates }),
  updated: daysFilter({ label: 'Updated', span: 'past', group: dates }),
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
