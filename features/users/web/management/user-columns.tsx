import { personName } from '#core/domain/identity/names.ts';
import { noValue, RecordName } from '#core/web/views/cells.tsx';
import type { Column } from '#core/web/views/table-column.ts';
import type { ManagedUser } from '#features/users/domain/managed-user.ts';
import { RelativeTime } from '#ui/dates.tsx';
import { RoleChips } from './RoleChips.tsx';
import { UserMenu } from './UserMenu.tsx';
import { UserState } from './UserState.tsx';

/** Chrome · desktop */
export const deviceText = ({ metadata }: ManagedUser): string | null =>
  [metadata?.browserType, metadata?.deviceType].filter(Boolean).join(' · ') || null;

export const userColumns: readonly Column<ManagedUser>[] = [
  {
    id: 'name',
    header: 'Name',
    isSortable: true,
    cell: (user) => (
      <RecordName
        avatar={{
          ...{ id: user.id, name: personName(user), imageUrl: user.photoUrl },
          shape: 'person',
        }}
        name={personName(user)}
        line={user.email}
      />
    ),
  },
  {
    id: 'roles',
    header: 'Roles',
    isInteractive: true,
    className: 'w-84 @max-5xl:w-64',
    cell: (user) => <RoleChips user={user} />,
  },
  {
    id: 'corporation',
    header: 'Corporation',
    className: 'w-36 @max-4xl:hidden',
    cell: ({ corporation }) =>
      corporation ? <span className="block truncate text-ink-2">{corporation.name}</span> : noValue,
  },
  {
    id: 'lastSignIn',
    header: 'Last sign-in',
    isSortable: true,
    className: 'w-34 @max-2xl:hidden',
    cell: (user) => (
      <span className="text-ink-2">
        <UserState user={user}>
          {user.lastSignInAt === null ? 'Never' : <RelativeTime at={user.lastSignInAt} />}
        </UserState>
      </span>
    ),
  },
  {
    id: 'device',
    header: 'Device',
    className: 'w-40 @max-5xl:hidden',
    cell: (user) => {
      const device = deviceText(user);
      return device === null ? (
        noValue
      ) : (
        <span className="block truncate text-ink-2">{device}</span>
      );
    },
  },
  {
    id: 'actions',
    header: 'Actions',
    isAlways: true,
    isInteractive: true,
    align: 'end',
    className: 'w-20',
    cell: (user) => <UserMenu user={user} />,
  },
];
