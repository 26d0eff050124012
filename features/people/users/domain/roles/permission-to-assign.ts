import type { SystemRoleName } from '#core/domain/authorization/system-role.ts';

/** Section 6: who may give and take each system role. */
export const permissionToAssign = {
  Superuser: 'assignSuperuser',
  'Foundry User': 'assignFoundryUser',
  'Foundry Champion': 'assignFoundryChampion',
} as const satisfies Record<SystemRoleName, string>;
