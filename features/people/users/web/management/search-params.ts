import { allCorporations } from '#core/domain/identity/corporation.ts';
import {
  activityFilters,
  roleFilters,
  userSorts,
  type ActivityFilter,
} from '#features/people/users/domain/user-filters.ts';
import {
  choiceFilter,
  oneOf,
  readSearch,
  searchText,
  sortDirection,
  text,
  textFilter,
  type SearchOf,
} from '#core/web/views/search-params.ts';

const activityLabels: Readonly<Record<ActivityFilter, string>> = {
  recent: 'Signed in lately',
  idle: 'Not for 30 days',
  never: 'Never signed in',
  disabled: 'Disabled',
};

/** What stands in the address of the list of users. */
export const userParams = {
  view: oneOf(['invitations']),
  q: searchText,
  role: choiceFilter({
    kind: 'select',
    label: 'Role',
    any: 'All roles',
    values: roleFilters,
    words: (role) => (role === 'none' ? 'No role' : role),
  }),
  corporation: textFilter({ kind: 'select', label: 'Corporation', any: allCorporations.name }),
  activity: choiceFilter({
    kind: 'select',
    label: 'Activity',
    any: 'Any activity',
    values: activityFilters,
    words: (activity) => activityLabels[activity],
  }),
  sort: oneOf(userSorts),
  direction: sortDirection,
  /** The person whose panel is open. */
  user: text,
  /** The dialog that is open. */
  open: oneOf(['invite']),
};
export type UsersSearch = SearchOf<typeof userParams>;
export const usersSearch = readSearch(userParams);

/** What the address asks the list for. */
export const listedBy = ({ q, role, activity, corporation, sort, direction }: UsersSearch) =>
  ({
    q,
    role,
    activity,
    corporationId: corporation,
    sort: sort ?? 'name',
    direction: direction ?? 'ascending',
  }) as const;
