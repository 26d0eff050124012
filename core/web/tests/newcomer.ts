import type { SystemRoleName } from '#core/domain/authorization/system-role.ts';
import { sendRequest } from './send-request.ts';
import { signInAs } from './sign-in.ts';

const superuser = 'superuser@outrider.example';

interface NewcomerOptions {
  readonly firstName?: string;
  readonly corporationId?: string | null;
  /** Not one more Superuser: others try what the last one may not do. */
  readonly roleName?: Exclude<SystemRoleName, 'Superuser'>;
}

/** Somebody whom no other test knows, tells anything, or whose choices it forgets. */
export async function makeNewcomer({
  firstName = 'Nina',
  corporationId = null,
  roleName,
}: NewcomerOptions = {}) {
  const lastName = `Newcomer${Date.now()}`;
  const email = `${firstName}.${lastName}@outrider.example`.toLowerCase();
  const password = 'Moss-lantern-7';
  const data = { email, firstName, lastName, corporationId, password };
  const { userId } = await sendRequest<{ userId: string }>(superuser, '/users', {
    method: 'POST',
    data,
  });
  if (roleName !== undefined) {
    const assignment = { userId, roleName };
    await sendRequest(superuser, '/system-roles/assign', { method: 'POST', data: assignment });
  }
  return { id: userId, email, name: `${firstName} ${lastName}`, password };
}

/** Signs in as somebody new. */
export async function signInAsNewcomer(options: NewcomerOptions = {}) {
  const person = await makeNewcomer(options);
  await signInAs(person.email, { password: person.password });
  return person;
}
