import { useInfiniteQuery } from '@tanstack/react-query';
import { personName } from '#core/domain/identity/names.ts';
import { infiniteQueryOptionsOf } from '#core/web/transport/infinite-query-options.ts';
import { listState } from '#core/web/transport/list-state.ts';
import { DataTable } from '#core/web/views/DataTable.tsx';
import { useSelection } from '#core/web/views/use-selection.ts';
import type { TablePreferences } from '#core/web/views/use-table-preferences.ts';
import { withoutFilters } from '#core/web/views/search-params.ts';
import type { ManagedUser } from '#features/people/users/domain/managed-user.ts';
import type { UserSort } from '#features/people/users/domain/user-filters.ts';
import { list } from '#features/people/users/domain/management-endpoints.ts';
import { Button } from '#ui/Button.tsx';
import { ListResult } from '#ui/ListResult.tsx';
import { EmptyState } from '#ui/states.tsx';
import { TableSkeleton } from '#ui/TableSkeleton.tsx';
import { listedBy, userParams, type UsersSearch } from './search-params.ts';
import { UserBulkActions } from './UserBulkActions.tsx';
import { UserPanel } from './UserPanel.tsx';

const limit = '100';
const keyOf = ({ id }: ManagedUser) => id;
const none: readonly ManagedUser[] = [];

interface Props {
  readonly search: UsersSearch;
  readonly preferences: TablePreferences<ManagedUser>;
  readonly onChange: (next: UsersSearch) => void;
}

/** The people that fit the filters, and the panel of one of them. */
export function UserList({ search, preferences, onChange }: Props) {
  const { user } = search;
  const query = listedBy(search);
  const { sort, direction } = query;
  const users = useInfiniteQuery(infiniteQueryOptionsOf(list, { query: { ...query, limit } }));
  const selection = useSelection(users.data ?? none, keyOf);
  const loadMore = () => {
    if (users.hasNextPage && !users.isFetchingNextPage) void users.fetchNextPage();
  };
  return (
    <>
      <ListResult
        what="users"
        {...listState(users)}
        skeleton={<TableSkeleton rows={12} />}
        empty={
          <EmptyState
            title="No users match these filters"
            action={
              <Button onPress={() => onChange(withoutFilters(userParams))}>Clear filters</Button>
            }
          />
        }
      >
        {(rows) => (
          <DataTable
            label="Users"
            columns={preferences.columns}
            density={preferences.density}
            onDrawn={preferences.onDrawn}
            selection={selection}
            rows={rows}
            keyOf={keyOf}
            nameOf={personName}
            openKey={user}
            onOpen={(id) => onChange({ user: id })}
            onNearEnd={loadMore}
            sorting={{ by: sort, direction }}
            onSort={({ by, direction: to }) => onChange({ sort: by as UserSort, direction: to })}
          />
        )}
      </ListResult>
      <UserBulkActions selection={selection} />
      {user !== undefined && (
        <UserPanel
          key={user}
          id={user}
          known={users.data?.find(({ id }) => id === user)}
          onClose={() => onChange({ user: undefined })}
        />
      )}
    </>
  );
}
