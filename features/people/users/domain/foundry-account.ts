import type { SystemRoleName } from '#core/domain/authorization/system-role.ts';
import type { UserWithRoles } from '#core/domain/identity/user.ts';

const foundryRoles: readonly string[] = [
  'Superuser',
  'Foundry User',
] satisfies readonly SystemRoleName[];

/** A Superuser, or a Foundry User by role or flag (section 6). */
export const isFoundryAccount = ({
  isFoundryUser,
  systemRoles,
}: Pick<UserWithRoles, 'isFoundryUser'> & {
  readonly systemRoles: readonly { readonly name: string }[];
}): boolean => isFoundryUser || systemRoles.some(({ name }) => foundryRoles.includes(name));
