import { personName } from '#core/domain/identity/names.ts';
import { noValue, RecordName } from '#core/web/views/cells.tsx';
import type { Column } from '#core/web/views/table-column.ts';
import type { ManagedUser } from '#features/people/users/domain/managed-user.ts';
import { deviceText } from '#features/people/users/domain/user-sheet.ts';
import { DateText, RelativeTime } from '#ui/dates.tsx';
import { RoleChips } from './RoleChips.tsx';
import { UserMenu } from './UserMenu.tsx';
import { UserState } from './UserState.tsx';

const textOr = (text: string | null) =>
  text === null ? noValue : <span className="block truncate text-ink-2">{text}</span>;

export const userColumns: readonly Column<ManagedUser>[] = [
  {
    id: 'name',
    header: 'Name',
    isSortable: true,
    cell: (user) => (
      <RecordName
        avatar={{
          id: user.id,
          name: personName(user),
          imageUrl: user.photoUrl,
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
    className: 'w-72 @max-5xl:w-64',
    cell: (user) => <RoleChips user={user} />,
  },
  {
    id: 'corporation',
    header: 'Corporation',
    className: 'w-36 @max-4xl:hidden',
    cell: ({ corporation }) => textOr(corporation?.name ?? null),
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
    className: 'w-44 @max-5xl:hidden',
    cell: (user) => textOr(deviceText(user)),
  },
  {
    id: 'title',
    header: 'Title',
    isExtra: true,
    className: 'w-44 @max-5xl:hidden',
    cell: ({ title }) => textOr(title),
  },
  {
    id: 'address',
    header: 'From',
    isExtra: true,
    className: 'w-36 @max-5xl:hidden',
    cell: ({ lastLoginIp }) => textOr(lastLoginIp),
  },
  {
    id: 'created',
    header: 'Here since',
    isExtra: true,
    isSortable: true,
    className: 'w-32 @max-4xl:hidden',
    cell: ({ createdAt }) => (
      <span className="text-ink-2">
        <DateText short at={createdAt} />
      </span>
    ),
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
