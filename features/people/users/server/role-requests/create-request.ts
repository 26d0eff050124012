import { and, count, eq, gt, sql } from 'drizzle-orm';
import type { SystemRoleName } from '#core/domain/authorization/system-role.ts';
import { lockRow } from '#core/platform/database/locks.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { refused } from '#core/platform/http/refused.ts';
import { userIdOf } from '#core/server/authorization/user-id-of.ts';
import { viewerName, type Viewer } from '#core/server/authorization/viewer.ts';
import { emit } from '#core/server/events/emit.ts';
import { users } from '#core/server/tables/users.ts';
import { roleRequestLimits } from '#features/people/users/domain/limits.ts';
import { roleRequestRefusals } from '#features/people/users/domain/refusals.ts';
import { roleRequestCreated } from './events.ts';
import { roleRequests } from '#features/people/users/server/role-request-tables.ts';

/** Whoever is foundry by the flag counts as Foundry User (section 6). */
const holds = ({ systemRoles, isFoundryUser }: Viewer, role: SystemRoleName): boolean =>
  systemRoles.includes(role) || (role === 'Foundry User' && isFoundryUser);

/** @throws Refused `roleRequest.…` */
async function assertMayAsk(db: Queryable, viewer: Viewer, userId: string, role: SystemRoleName) {
  if (viewer.verifiedEmail === null) throw refused(roleRequestRefusals['roleRequest.unverified']);
  if (holds(viewer, role)) throw refused(roleRequestRefusals['roleRequest.held'], { role });
  const ofPerson = eq(roleRequests.userId, userId);
  const [open] = await db
    .select({ id: roleRequests.id })
    .from(roleRequests)
    .where(and(ofPerson, eq(roleRequests.role, role), eq(roleRequests.status, 'PENDING')));
  if (open) throw refused(roleRequestRefusals['roleRequest.open'], { role });
  const [today] = await db
    .select({ number: count() })
    .from(roleRequests)
    .where(and(ofPerson, gt(roleRequests.createdAt, sql`now() - interval '1 day'`)));
  const { requestsPerDay: most } = roleRequestLimits;
  if ((today?.number ?? 0) >= most) {
    throw refused(roleRequestRefusals['roleRequest.tooMany'], { most });
  }
}

/** Asks for a role. Returns the id of the request. @throws Refused `roleRequest.…` */
export async function createRoleRequest(
  db: Queryable,
  viewer: Viewer,
  { role, message }: { readonly role: SystemRoleName; readonly message: string | null },
): Promise<string> {
  const userId = userIdOf(viewer);
  // What is refused anyway waits for nobody: thousands at once would hold all connections.
  await assertMayAsk(db, viewer, userId, role);
  // One person's requests wait for each other, so that many at once are counted too.
  await lockRow(db, users, userId);
  await assertMayAsk(db, viewer, userId, role);
  const [made] = await db
    .insert(roleRequests)
    .values({ userId, role, message })
    .returning({ id: roleRequests.id });
  if (!made) throw new Error('The role request was not stored.');
  const requester = viewerName(viewer);
  const happened = { roleRequestId: made.id, actorId: userId, role, requester, message };
  await emit(db, roleRequestCreated, happened);
  return made.id;
}
