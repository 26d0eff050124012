import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useSession } from '#core/web/session/use-session.ts';
import { queryOptionsOf } from '#core/web/transport/query-options.ts';
import { TableOptions } from '#core/web/views/TableOptions.tsx';
import { useTablePreferences } from '#core/web/views/use-table-preferences.ts';
import { figures } from '#features/people/users/domain/management-endpoints.ts';
import { SegmentedControl } from '#ui/SegmentedControl.tsx';
import { Invitations } from './Invitations.tsx';
import { InviteDialog } from './InviteDialog.tsx';
import { listedBy, type UsersSearch } from './search-params.ts';
import { userColumns } from './user-columns.tsx';
import { UserFilters } from './UserFilters.tsx';
import { UserList } from './UserList.tsx';
import { UsersHeader } from './UsersHeader.tsx';

/** Everybody, with roles and accounts; and who was invited. */
export function UsersScreen() {
  const search = useSearch({ from: '/shell/admin/users' });
  const navigate = useNavigate({ from: '/admin/users' });
  const change = (next: UsersSearch) =>
    void navigate({ search: (before) => ({ ...before, ...next }), replace: 'q' in next });
  const { data } = useQuery(queryOptionsOf(figures));
  const { person } = useSession();
  const preferences = useTablePreferences('users', person.authId ?? '', userColumns);
  const isPeople = search.view === undefined;
  // While it is loading, a figure space keeps its place.
  const invitedCount = data ? (data.invited > 0 ? ` ${data.invited}` : '') : ' \u2007';
  const views = [
    { value: 'people', label: 'People' },
    { value: 'invitations', label: `Invitations${invitedCount}` },
  ] as const;
  return (
    <>
      <UsersHeader
        figures={data}
        exported={isPeople ? listedBy(search) : null}
        onInvite={() => change({ open: 'invite' })}
      />
      <div className="mt-5 mb-4 flex flex-wrap items-center gap-2">
        <SegmentedControl
          label="View"
          options={views}
          value={isPeople ? 'people' : 'invitations'}
          onChange={(view) => change({ view: view === 'people' ? undefined : view })}
        />
        {isPeople && (
          <UserFilters search={search} onChange={change}>
            <TableOptions preferences={preferences} />
          </UserFilters>
        )}
      </div>
      {isPeople ? (
        <UserList search={search} preferences={preferences} onChange={change} />
      ) : (
        <Invitations />
      )}
      {search.open === 'invite' && <InviteDialog onClose={() => change({ open: undefined })} />}
    </>
  );
}
