import { permissions, type Permission } from '#core/domain/authorization/permissions.ts';
import type { SystemRoleName } from '#core/domain/authorization/system-role.ts';
import type { Relation } from '#core/domain/authorization/relations.ts';

/** The role with the fewest rights first. */
export const rolesByRights: readonly SystemRoleName[] = [
  'Foundry Champion',
  'Foundry User',
  'Superuser',
];

const relationsOfRole: Readonly<Record<SystemRoleName, readonly Relation[]>> = {
  'Foundry Champion': ['foundryChampion', 'corporationChampion'],
  'Foundry User': ['foundryUser'],
  Superuser: ['superuser'],
};

/** The system roles that give a permission, the one with the fewest rights first. */
export const rolesFor = (permission: Permission): SystemRoleName[] => {
  const heldBy: readonly Relation[] = permissions[permission].heldBy;
  return rolesByRights.filter((role) =>
    relationsOfRole[role].some((relation) => heldBy.includes(relation)),
  );
};
