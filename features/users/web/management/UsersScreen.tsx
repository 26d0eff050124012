import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { formatNumber } from '#core/domain/format.ts';
import { queryOptionsOf } from '#core/web/transport/query-options.ts';
import type { UserFigures } from '#features/users/domain/managed-user.ts';
import { figures } from '#features/users/domain/management-endpoints.ts';
import { Button } from '#ui/Button.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { SegmentedControl } from '#ui/SegmentedControl.tsx';
import { Invitations } from './Invitations.tsx';
import { InviteDialog } from './InviteDialog.tsx';
import type { UsersSearch } from './search-params.ts';
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
          <Button variant="primary" onPress={() => setIsInviting(true)}>
            <UserPlus aria-hidden className="size-4" strokeWidth={1.75} />
            Invite
          </Button>
        }
      />
      <div className="mt-5 mb-4 flex flex-wrap items-center gap-2">
        <SegmentedControl
          label="View"
          options={views}
          value={isPeople ? 'people' : 'invitations'}
          onChange={(view) => change({ view: view === 'people' ? undefined : view })}
        />
        {isPeople && <UserFilters search={search} onChange={change} />}
      </div>
      {isPeople ? <UserList search={search} onChange={change} /> : <Invitations />}
      {isInviting && <InviteDialog onClose={() => setIsInviting(false)} />}
    </>
  );
}
