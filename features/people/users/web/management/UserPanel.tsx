import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { personName } from '#core/domain/identity/names.ts';
import { queryOptionsOf } from '#core/web/transport/query-options.ts';
import type { ManagedUser } from '#features/people/users/domain/managed-user.ts';
import { account } from '#features/people/users/domain/management-endpoints.ts';
import { deviceText } from '#features/people/users/domain/user-sheet.ts';
import { Avatar } from '#ui/Avatar.tsx';
import { Button } from '#ui/Button.tsx';
import { DateText, RelativeTime } from '#ui/dates.tsx';
import { Fact } from '#ui/Fact.tsx';
import { SidePanel } from '#ui/SidePanel.tsx';
import { SkeletonRepeat } from '#ui/skeletons.tsx';
import { ErrorState, Loading } from '#ui/states.tsx';
import { RoleChips } from './RoleChips.tsx';
import { UserState } from './UserState.tsx';
import { useUserActions } from './use-user-actions.tsx';

function Facts({ user }: { readonly user: ManagedUser }) {
  const { corporation, lastSignInAt, lastLoginIp, createdAt, updatedAt, title } = user;
  return (
    <dl className="mt-5 grid grid-cols-2 gap-4 text-control">
      <Fact label="Roles" className="col-span-2">
        <RoleChips user={user} />
      </Fact>
      <Fact label="Corporation">{corporation?.name ?? 'None'}</Fact>
      <Fact label="Title">{title ?? '–'}</Fact>
      <Fact label="Last sign-in">
        {lastSignInAt === null ? 'Never' : <DateText withTime at={lastSignInAt} />}
      </Fact>
      <Fact label="From">{lastLoginIp ?? '–'}</Fact>
      <Fact label="Device">{deviceText(user) ?? '–'}</Fact>
      <Fact label="Changed">
        <RelativeTime at={updatedAt} />
      </Fact>
      <Fact label="Here since">
        <DateText at={createdAt} />
      </Fact>
    </dl>
  );
}

function Person({ user }: { readonly user: ManagedUser }) {
  const { actions, dialog } = useUserActions(user);
  const buttons = actions.filter((action) => action !== false);
  return (
    <>
      <div className="flex items-center gap-3">
        <Avatar
          id={user.id}
          name={personName(user)}
          imageUrl={user.photoUrl}
          size="l"
          shape="person"
        />
        <div className="min-w-0">
          <h2 className="flex flex-wrap items-center gap-2 text-panel font-semibold">
            {personName(user)}
            <UserState user={user}>{null}</UserState>
          </h2>
          <p className="text-control text-ink-3">{user.email}</p>
        </div>
      </div>
      <Facts user={user} />
      <div className="mt-6 flex flex-wrap gap-2 border-t border-line pt-5">
        {buttons.map(({ id, label, icon: Icon, run }) => (
          <Button key={id} onPress={run}>
            <Icon aria-hidden className="size-4 text-ink-3" strokeWidth={1.75} />
            {label}
          </Button>
        ))}
      </div>
      {dialog}
    </>
  );
}

interface Props {
  readonly id: string;
  /** As the list has them. */
  readonly known: ManagedUser | undefined;
  readonly onClose: () => void;
}

/** One person of the list: everything known about the account, and what can be done with it. */
export function UserPanel({ id, known, onClose }: Props) {
  const [lastKnown, setLastKnown] = useState(known);
  if (known !== undefined && known !== lastKnown) setLastKnown(known);
  const query = useQuery({
    ...queryOptionsOf(account, { params: { id } }),
    enabled: known === undefined,
    // A change elsewhere may take the person out of the list: a dialog that is open here must stay.
    placeholderData: lastKnown,
  });
  const user = known ?? query.data;
  return (
    <SidePanel label={user ? personName(user) : 'Person'} onClose={onClose}>
      {user && <Person user={user} />}
      {!user && query.error && (
        <ErrorState
          title="This person could not be loaded"
          error={query.error}
          onRetry={() => void query.refetch()}
        />
      )}
      {!user && !query.error && (
        <Loading what="person">
          <SkeletonRepeat count={4} className="h-10" />
        </Loading>
      )}
    </SidePanel>
  );
}
