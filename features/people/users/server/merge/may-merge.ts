import { eq } from 'drizzle-orm';
import type { Queryable } from '#core/platform/database/open.ts';
import { refused } from '#core/platform/http/refused.ts';
import type { Viewer } from '#core/server/authorization/viewer.ts';
import { authUsers } from '#core/server/tables/identity.ts';
import { users } from '#core/server/tables/users.ts';
import type { ManagedUser } from '#features/people/users/domain/managed-user.ts';
import { userRefusals } from '#features/people/users/domain/refusals.ts';
import {
  grantAccount,
  loadManagedUser,
} from '#features/people/users/server/shared/managed-account.ts';
import { assertNotLastSuperuser } from '#features/people/identity/server/shared/superusers.ts';
import type { MergedPair } from '#features/people/users/server/shared/person-tables.ts';

export interface Merge {
  readonly source: ManagedUser;
  readonly target: ManagedUser;
  readonly pair: MergedPair;
  readonly actorId: string;
}

async function identityOf(db: Queryable, userId: string) {
  const [identity] = await db
    .select({ authId: users.authId, isVerified: authUsers.emailVerified })
    .from(users)
    .leftJoin(authUsers, eq(authUsers.id, users.authId))
    .where(eq(users.id, userId));
  return { authId: identity?.authId ?? null, isVerified: identity?.isVerified === true };
}

/**
 * Both accounts are the viewer's to act on: on those of Superusers and Foundry Users only a Superuser acts.
 * @throws Refused `notFound`, `forbidden`, `merge.…`, `user.lastSuperuser`
 */
export async function grantMerge(
  db: Queryable,
  viewer: Viewer,
  { sourceId, targetId }: { readonly sourceId: string; readonly targetId: string },
): Promise<Merge> {
  const source = await loadManagedUser(db, sourceId);
  const target = await loadManagedUser(db, targetId);
  const { userId: actorId } = grantAccount(viewer, source);
  if (source.id === target.id) throw refused(userRefusals['merge.same']);
  if (source.id === actorId) throw refused(userRefusals['merge.self']);
  if (target.systemRoles.some(({ name }) => name === 'Superuser')) {
    throw refused(userRefusals['merge.superuser']);
  }
  grantAccount(viewer, target);
  if (!target.isActive) throw refused(userRefusals['merge.disabled']);
  const { authId: targetAuthId, isVerified } = await identityOf(db, target.id);
  if (targetAuthId === null || !isVerified || target.account !== 'used') {
    throw refused(userRefusals['merge.unconfirmed']);
  }
  await assertNotLastSuperuser(db, source.id);
  const { authId: sourceAuthId } = await identityOf(db, source.id);
  return { source, target, actorId, pair: { sourceId, sourceAuthId, targetId, targetAuthId } };
}
