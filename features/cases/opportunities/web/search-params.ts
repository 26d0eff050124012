import { opportunityStatuses } from '#features/cases/opportunities/domain/statuses.ts';
import { viewModes } from '#core/domain/identity/view-mode.ts';
import {
  choiceFilter,
  oneOf,
  readSearch,
  savedView,
  searchText,
  sortDirection,
  text,
  textFilter,
  type SearchOf,
} from '#core/web/views/search-params.ts';
import { statusLabels } from './status-labels.ts';

/** Sort keys of the table. */
const tableSorts = ['name', 'submissions', 'deadline', 'updated'] as const;
export type TableSort = (typeof tableSorts)[number];

/** The search params of Discover: `/discover?category&q` of section 2, and the rest of the view's state. */
export const discoverParams = {
  category: textFilter({ kind: 'chips', label: 'Category', any: 'All' }),
  q: searchText,
  status: choiceFilter({
    kind: 'segments',
    label: 'Status',
    any: 'All',
    values: opportunityStatuses,
    words: (status) => statusLabels[status],
  }),
  /** By cycle by default. */
  view: oneOf(viewModes),
  /** The name of a scouting cycle. */
  cycle: textFilter({ kind: 'select', label: 'Scouting cycle', any: 'All cycles' }),
  sort: oneOf(tableSorts),
  direction: sortDirection,
  saved: savedView,
};
export type DiscoverSearch = SearchOf<typeof discoverParams>;
export const discoverSearch = readSearch(discoverParams);

/** Of the form of a new opportunity: a search that found nothing, or the opportunity, of which it is made. */
export const newOpportunitySearch = readSearch({ searchedFor: text, copyOf: text });
