import { momentColumn } from '#core/domain/exporting/sheet.ts';
import { columnsOf, type SheetDefinition } from '#core/domain/exporting/sheet-columns.ts';
import type { ManagedUser } from './managed-user.ts';

/** Chrome · desktop */
export const deviceText = ({ metadata }: ManagedUser): string | null =>
  [metadata?.browserType, metadata?.deviceType].filter(Boolean).join(' · ') || null;

const stateOf = ({ isActive, account }: ManagedUser): string => {
  if (!isActive) return 'Disabled';
  return { used: 'Active', invited: 'Invited', none: 'No account' }[account];
};

export const userSheetDefinition: SheetDefinition<ManagedUser> = [
  {
    section: 'Person',
    entries: [
      { key: 'id', header: 'Id', value: ({ id }) => id },
      { key: 'firstName', header: 'First name', value: ({ firstName }) => firstName },
      { key: 'lastName', header: 'Last name', value: ({ lastName }) => lastName },
      { key: 'email', header: 'Email', value: ({ email }) => email },
      { key: 'title', header: 'Title', value: ({ title }) => title },
      {
        key: 'corporation',
        header: 'Corporation',
        value: ({ corporation }) => corporation?.name ?? null,
      },
    ],
  },
  {
    section: 'Account',
    entries: [
      {
        key: 'roles',
        header: 'Roles',
        value: ({ systemRoles }) => systemRoles.map(({ name }) => name).join(', '),
      },
      { key: 'foundry', header: 'Foundry flag', value: ({ isFoundryUser }) => isFoundryUser },
      { key: 'state', header: 'State', value: stateOf },
      { key: 'lastSignIn', ...momentColumn('Last sign-in', ({ lastSignInAt }) => lastSignInAt) },
      { key: 'address', header: 'From', value: ({ lastLoginIp }) => lastLoginIp },
      { key: 'device', header: 'Device', value: deviceText },
      { key: 'created', ...momentColumn('Here since', ({ createdAt }) => createdAt) },
    ],
  },
];

/** The columns of an exported list of users. */
export const userSheet = columnsOf(userSheetDefinition, undefined);
