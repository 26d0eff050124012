import type { Queryable } from '#core/platform/database/open.ts';
import { Refused } from '#core/platform/http/refused.ts';
import { viewerName, type Viewer } from '#core/server/authorization/viewer.ts';
import type { Settings } from '#core/server/settings.ts';
import { mailDeactivated } from '#features/people/identity/server/shared/mail-account-ended.ts';
import { approveOpenRequest } from '#features/people/users/server/role-requests/approve-open-request.ts';
import { giveRole, grantRole } from '#features/people/users/server/roles/give-role.ts';
import type {
  AccountAction,
  AccountOutcome,
} from '#features/people/users/domain/account-actions.ts';
import type { ManagedUser } from '#features/people/users/domain/managed-user.ts';
import type { AccountChange } from '#features/people/identity/server/shared/account-change.ts';
import { endSessions, setActive } from '#features/people/identity/server/shared/manage-accounts.ts';
import {
  grantAccount,
  loadManagedUser,
} from '#features/people/users/server/shared/managed-account.ts';
import { removeAdministrator } from '#features/people/users/server/shared/administrators.ts';
import { removeRole } from '#features/people/users/server/shared/system-roles.ts';
import { movePerson } from './move-person.ts';

type Given = Pick<Settings, 'productName'>;

/** Enables or disables an account; returns whether it was not so before. */
export async function switchAccount(
  db: Queryable,
  settings: Given,
  { by, ...change }: AccountChange & { readonly by: string },
  user: ManagedUser,
  isActive: boolean,
): Promise<boolean> {
  if (!isActive) await removeAdministrator(db, { ...change, isTold: false });
  const isChanged = await setActive(db, change, isActive);
  // The app is closed to them: only a mail can tell.
  if (isChanged && !isActive) await mailDeactivated(db, settings, user, by);
  return isChanged;
}

/** Gives or takes a role, by whoever may assign that role, whoever the person is. */
async function changeRole(
  db: Queryable,
  viewer: Viewer,
  userId: string,
  { what, role }: Extract<AccountAction, { what: 'assign' | 'remove' }>,
): Promise<boolean> {
  const { userId: actorId } = grantRole(viewer, role);
  await loadManagedUser(db, userId);
  if (what === 'remove') return removeRole(db, { userId, actorId }, role);
  const link = await giveRole(db, viewer, { userId, role, endsAt: null });
  if (link === null) return false;
  await approveOpenRequest(db, viewer, { userId, role, endsAt: null });
  return true;
}

async function isDone(
  db: Queryable,
  settings: Given,
  viewer: Viewer,
  userId: string,
  action: AccountAction,
): Promise<boolean> {
  if (action.what === 'assign' || action.what === 'remove') {
    return changeRole(db, viewer, userId, action);
  }
  const user = await loadManagedUser(db, userId);
  const { userId: actorId } = grantAccount(viewer, user);
  const change = { userId, actorId };
  if (action.what === 'move') return movePerson(db, change, action.corporationId);
  if (action.what === 'sign out') return (await endSessions(db, change)) > 0;
  const by = viewerName(viewer);
  return switchAccount(db, settings, { ...change, by }, user, action.what === 'enable');
}

/**
 * One of several people: what the viewer, who is of `lockAuthority`, may not do with them is refused,
 * and stops none of the others. Each action decides before it writes, so nothing is left half done.
 */
export async function actOn(
  db: Queryable,
  settings: Given,
  viewer: Viewer,
  userId: string,
  action: AccountAction,
): Promise<AccountOutcome> {
  try {
    const isChanged = await isDone(db, settings, viewer, userId, action);
    return { userId, outcome: isChanged ? 'done' : 'unchanged', reason: null };
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return { userId, outcome: 'refused', reason: error.message };
  }
}
