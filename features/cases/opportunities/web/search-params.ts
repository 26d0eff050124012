import { opportunityStatuses } from '#features/cases/opportunities/domain/statuses.ts';
import { viewModes } from '#core/domain/identity/view-mode.ts';
import { flagFilter, yesNoFilter } from '#core/web/views/filters/filter-params.ts';
import {
  choiceFilter,
  choicesFilter,
  daysFilter,
  numbersFilter,
  oneOf,
  readSearch,
  savedView,
  searchText,
  sortDirection,
  text,
  type SearchOf,
} from '#core/web/views/search-params.ts';
import { statusLabels } from './status-labels.ts';

/** Sort keys of the table. */
const tableSorts = ['name', 'submissions', 'deadline', 'updated'] as const;
export type TableSort = (typeof tableSorts)[number];

const [people, dates, more] = ['People', 'Dates', 'More'];

/**
 * The search params of Discover: `/discover?category&q` of section 2, and the rest of the view's state.
 * The filters stand in the order of their menu.
 */
export const discoverParams = {
  category: choicesFilter({ label: 'Category' }),
  q: searchText,
  status: choiceFilter({
    kind: 'segments',
    label: 'Status',
    values: opportunityStatuses,
    words: (status) => statusLabels[status],
  }),
  /** By cycle by default. */
  view: oneOf(viewModes),
  /** Names of scouting cycles. */
  cycle: choicesFilter({ label: 'Scouting cycle' }),
  corporation: choicesFilter({ label: 'Corporation' }),
  needsYou: flagFilter({ label: 'Needs you', words: 'Yes' }),
  mine: flagFilter({ label: 'Case team', words: 'I am on it', group: people }),
  owner: choicesFilter({ label: 'Case Owner', group: people }),
  member: choicesFilter({ label: 'Team member', group: people }),
  closes: daysFilter({ label: 'Closes', span: 'future', group: dates }),
  posted: daysFilter({ label: 'Posted', span: 'past', group: dates }),
  updated: daysFilter({ label: 'Updated', span: 'past', group: dates }),
  submissions: numbersFilter({ label: 'Number of submissions', group: more }),
  published: yesNoFilter({
    label: 'Public page',
    yes: 'Published',
    no: 'Not published',
    group: more,
  }),
  reward: yesNoFilter({ label: 'Reward', yes: 'With a reward', no: 'Without', group: more }),
  sort: oneOf(tableSorts),
  direction: sortDirection,
  saved: savedView,
};
export type DiscoverSearch = SearchOf<typeof discoverParams>;
export const discoverSearch = readSearch(discoverParams);

/** Of the form of a new opportunity: a search that found nothing, or the opportunity, of which it is made. */
export const newOpportunitySearch = readSearch({ searchedFor: text, copyOf: text });
