import { and, eq, sql } from 'drizzle-orm';
import type { SystemRoleName } from '#core/domain/authorization/system-role.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { userIdOf } from '#core/server/authorization/user-id-of.ts';
import { viewerName, type Viewer } from '#core/server/authorization/viewer.ts';
import { emit } from '#core/server/events/emit.ts';
import { roleRequestDecided } from '#features/people/users/server/role-requests/events.ts';
import { roleRequests } from '#features/people/users/server/role-request-tables.ts';

interface Given {
  readonly userId: string;
  readonly role: SystemRoleName;
  readonly endsAt: string | null;
}

/** Whoever is given a role has no request for it left to decide. */
export async function approveOpenRequest(
  db: Queryable,
  viewer: Viewer,
  { userId, role, endsAt }: Given,
): Promise<void> {
  const actorId = userIdOf(viewer);
  const approved = await db
    .update(roleRequests)
    .set({ status: 'APPROVED', endsAt, reviewedBy: actorId, reviewedAt: sql`now()` })
    .where(
      and(
        eq(roleRequests.userId, userId),
        eq(roleRequests.role, role),
        eq(roleRequests.status, 'PENDING'),
      ),
    )
    .returning({ id: roleRequests.id });
  for (const { id: roleRequestId } of approved) {
    await emit(db, roleRequestDecided, {
      roleRequestId,
      actorId,
      actor: viewerName(viewer),
      userId,
      role,
      isApproved: true,
      note: null,
      isTold: false,
    });
  }
}
