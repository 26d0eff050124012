import { expect, test } from 'vitest';
import { rolesFor } from './requestable-roles.ts';

test.each([
  ['viewMetrics', ['Foundry Champion', 'Foundry User', 'Superuser']],
  ['manageUsers', ['Foundry User', 'Superuser']],
  ['assignSuperuser', ['Superuser']],
  ['editCollection', []],
] as const)('%s is given by %j', (permission, roles) => {
  expect(rolesFor(permission)).toEqual(roles);
});
