import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { formatNumber } from '#core/domain/format.ts';
import { useSession } from '#core/web/session/use-session.ts';
import { queryOptionsOf } from '#core/web/transport/query-options.ts';
import { TableOptions } from '#core/web/views/TableOptions.tsx';
import { useTablePreferences } from '#core/web/views/use-table-preferences.ts';
import { ExportButton } from '#features/exports/web/public/ExportButton.tsx';
import type { UserFigures } from '#features/users/domain/managed-user.ts';
import { figures } from '#features/users/domain/management-endpoints.ts';
import { Button } from '#ui/Button.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { SegmentedControl } from '#ui/SegmentedControl.tsx';
import { Invitations } from './Invitations.tsx';
import { InviteDialog } from './InviteDialog.tsx';
import { listedBy, type UsersSearch } from './search-params.ts';
import { userColumns } from './user-columns.tsx';
import { UserFilters } from './UserFilters.tsx';
import { UserList } from './UserList.tsx';

function leadOf({ people, recent, invited, disabled }: UserFigures): string {
  const part = (count: number, words: string) =>
    count === 0 ? [] : [`${formatNumber(count)} ${words}`];
  const parts = [
    ...[`${formatNumber(people)} active`, `${formatNumber(recent)} signed in within 30 days`],
    ...[...part(invited, 'invited'), ...part(disabled, 'disabled')],
  ];
  return parts.join(' · ');
}

/** Everybody, with roles and accounts; and who was invited. */
export function UsersScreen() {
  const search = useSearch({ from: '/shell/admin/users' });
  const navigate = useNavigate({ from: '/admin/users' });
  const change = (next: UsersSearch) =>
    void navigate({ search: (before) => ({ ...before, ...next }), replace: 'q' in next });
  const { data } = useQuery(queryOptionsOf(figures));
  const { person } = useSession();
  const preferences = useTablePreferences('users', person.authId ?? '', userColumns);
  const [isInviting, setIsInviting] = useState(false);
  const isPeople = search.view === undefined;
  const views = [
    { value: 'people', label: 'People' },
    { value: 'invitations', label: `Invitations${data?.invited ? ` ${data.invited}` : ''}` },
  ] as const;
  return (
    <>
      <PageHeader
        title="Users"
        lead={data === undefined ? <span className="skeleton block h-5 w-80" /> : leadOf(data)}
        actions={
          <>
            {isPeople && <ExportButton what={{ what: 'users', filter: listedBy(search) }} />}
            <Button variant="primary" onPress={() => setIsInviting(true)}>
              <UserPlus aria-hidden className="size-4" strokeWidth={1.75} />
              Invite
            </Button>
          </>
        }
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
      {isPeople ? <UserList {...{ search, preferences }} onChange={change} /> : <Invitations />}
      {isInviting && <InviteDialog onClose={() => setIsInviting(false)} />}
    </>
  );
}
