import { eq, sql } from 'drizzle-orm';
import { refusals, refusalText } from '#core/domain/refusals.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { Refused, refused } from '#core/platform/http/refused.ts';
import { lockAuthority } from '#core/server/authorization/lock-authority.ts';
import { userIdOf } from '#core/server/authorization/user-id-of.ts';
import { viewerName, type Viewer } from '#core/server/authorization/viewer.ts';
import { emit } from '#core/server/events/emit.ts';
import { roleRequestEvents } from '#features/people/users/domain/role-requests/events.ts';
import { roleRequestRefusals } from '#features/people/users/domain/refusals.ts';
import type {
  ReviewedRoleRequest,
  RoleRequestDecision,
} from '#features/people/users/domain/role-requests/role-request.ts';
import { giveRole, grantRole } from '#features/people/users/server/roles/give-role.ts';
import { roleRequestDecided } from './events.ts';
import { findRoleRequest } from './store.ts';
import { roleRequests } from '#features/people/users/server/role-request-tables.ts';

/** @throws Refused `notFound` */
async function loadRequest(db: Queryable, viewer: Viewer, id: string) {
  const request = await findRoleRequest(db, viewer, id);
  if (request === null) throw refused(refusals.notFound);
  return request;
}

/** Two who decide at once: the other is given what the first decided. @throws Refused `roleRequest.decided` */
function assertPending(request: ReviewedRoleRequest): void {
  if (request.status === 'PENDING') return;
  const entry = roleRequestRefusals['roleRequest.decided'];
  const message = refusalText(entry, { status: request.status.toLowerCase() });
  throw new Refused(entry, message, { request });
}

const settle = (
  db: Queryable,
  id: string,
  { status, note = null, endsAt = null }: RoleRequestDecision,
  reviewedBy: string | null,
): Promise<unknown> =>
  db
    .update(roleRequests)
    .set({ status, note, endsAt, reviewedBy, reviewedAt: sql`now()` })
    .where(eq(roleRequests.id, id));

async function withdraw(db: Queryable, viewer: Viewer, request: ReviewedRoleRequest) {
  const userId = userIdOf(viewer);
  if (request.requester.id !== userId) {
    throw refused(roleRequestRefusals['roleRequest.ofOthers']);
  }
  assertPending(request);
  await settle(db, request.id, { status: 'WITHDRAWN' }, null);
  const event = roleRequestEvents['roleRequest.withdrawn'];
  const happened = { roleRequestId: request.id, actorId: userId, role: request.requestedRole };
  await emit(db, event, happened);
}

async function review(
  db: Queryable,
  viewer: Viewer,
  request: ReviewedRoleRequest,
  decision: RoleRequestDecision,
) {
  const { requestedRole: role, requester } = request;
  const { userId: actorId } = grantRole(viewer, role);
  assertPending(request);
  const isApproved = decision.status === 'APPROVED';
  const note = decision.note?.trim() || null;
  const endsAt = isApproved ? (decision.endsAt ?? null) : null;
  await settle(db, request.id, { status: decision.status, note, endsAt }, actorId);
  const about = { userId: requester.id, role, endsAt };
  if (isApproved) await giveRole(db, viewer, { ...about, isTold: false });
  await emit(db, roleRequestDecided, {
    roleRequestId: request.id,
    actorId,
    actor: viewerName(viewer),
    userId: requester.id,
    role,
    isApproved,
    note,
    isTold: true,
  });
}

/**
 * Approves, rejects or withdraws a request; an approved role is given in the same transaction.
 * @throws Refused `notFound`, `forbidden`, `role.past` or `roleRequest.…`
 */
export async function decideRoleRequest(
  db: Queryable,
  viewer: Viewer,
  id: string,
  decision: RoleRequestDecision,
): Promise<ReviewedRoleRequest> {
  const now = await lockAuthority(db, viewer);
  const request = await loadRequest(db, now, id);
  await (decision.status === 'WITHDRAWN'
    ? withdraw(db, now, request)
    : review(db, now, request, decision));
  return loadRequest(db, now, id);
}
