import type { EmissionOf } from '#core/domain/events/events.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { holdersOf } from '#core/server/authorization/relations-sql.ts';
import { withEffects } from '#core/server/events/effects.ts';
import { users } from '#core/server/tables/users.ts';
import { roleRequestEvents as events } from '#features/people/users/domain/role-requests/events.ts';
import { permissionToAssign } from '#features/people/users/domain/roles/permission-to-assign.ts';

type Created = EmissionOf<(typeof events)['roleRequest.created']> & {
  readonly requester: string;
  readonly message: string | null;
};
type Decided = EmissionOf<(typeof events)['roleRequest.decided']> & {
  /** The name of who decided. */
  readonly actor: string;
  /** False: the person was told of the role itself. */
  readonly isTold: boolean;
};

export const roleRequestCreated = withEffects(events['roleRequest.created'], {
  notifies: async (db: Queryable, [created]: readonly [Created, ...Created[]]) => {
    const { roleRequestId: requestId, role, requester, message } = created;
    const reviewers = await db
      .select({ id: users.id })
      .from(users)
      .where(holdersOf(permissionToAssign[role], {}));
    const userIds = reviewers.map(({ id }) => id);
    return { 'role requested': { userIds, values: { requestId, role, requester, message } } };
  },
});

export const roleRequestDecided = withEffects(events['roleRequest.decided'], {
  notifies: async (_db: Queryable, [decided]: readonly [Decided, ...Decided[]]) => {
    const { userId, role, actor, note, isApproved, isTold } = decided;
    const values = { userId, role, actor, note, isApproved };
    return { 'role request decided': isTold ? { userIds: [userId], values } : null };
  },
});
