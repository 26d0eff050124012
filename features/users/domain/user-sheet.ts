import { momentColumn, type Exported } from '#core/domain/exporting/sheet.ts';
import type { ManagedUser } from './managed-user.ts';

/** Chrome · desktop */
export const deviceText = ({ metadata }: ManagedUser): string | null =>
  [metadata?.browserType, metadata?.deviceType].filter(Boolean).join(' · ') || null;

const stateOf = ({ isActive, account }: ManagedUser): string => {
  if (!isActive) return 'Disabled';
  return { used: 'Active', invited: 'Invited', none: 'No account' }[account];
};

/** The columns of an exported list of users. */
export const userSheet: readonly Exported<ManagedUser>[] = [
  { header: 'Id', value: ({ id }) => id },
  { header: 'First name', value: ({ firstName }) => firstName },
  { header: 'Last name', value: ({ lastName }) => lastName },
  { header: 'E-mail', value: ({ email }) => email },
  { header: 'Title', value: ({ title }) => title },
  { header: 'Corporation', value: ({ corporation }) => corporation?.name ?? null },
  { header: 'Roles', value: ({ systemRoles }) => systemRoles.map(({ name }) => name).join(', ') },
  { header: 'Foundry flag', value: ({ isFoundryUser }) => isFoundryUser },
  { header: 'State', value: stateOf },
  momentColumn('Last sign-in', ({ lastSignInAt }) => lastSignInAt),
  { header: 'From', value: ({ lastLoginIp }) => lastLoginIp },
  { header: 'Device', value: deviceText },
  momentColumn('Here since', ({ createdAt }) => createdAt),
];
