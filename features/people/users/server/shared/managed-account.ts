import { refusals } from '#core/domain/refusals.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { refused } from '#core/platform/http/refused.ts';
import { grant } from '#core/server/authorization/grant.ts';
import type { Viewer } from '#core/server/authorization/viewer.ts';
import type { ManagedUser } from '#features/people/users/domain/managed-user.ts';
import { isFoundryAccount } from '#features/people/users/domain/foundry-account.ts';
import { findManagedUser } from '#features/people/users/server/management/list-users.ts';

/** @throws Refused `notFound` */
export async function loadManagedUser(db: Queryable, id: string): Promise<ManagedUser> {
  const user = await findManagedUser(db, id);
  if (user === null) throw refused(refusals.notFound);
  return user;
}

/**
 * Who may act on an account: on that of a Superuser or Foundry User only a Superuser.
 * @throws Refused `forbidden`
 */
export const grantAccount = (viewer: Viewer, user: ManagedUser) =>
  grant(viewer, isFoundryAccount(user) ? 'manageFoundryAccounts' : 'manageUsers');
