import { opportunityRefusals } from '#features/cases/opportunities/domain/refusals.ts';
import { knownRole } from '#core/domain/authorization/case-role.ts';
import { refusals } from '#core/domain/refusals.ts';
import type * as endpoints from '#features/cases/opportunities/domain/endpoints.ts';
import { loadOpportunityCase } from '#features/cases/opportunities/server/shared/load-case.ts';
import { grant } from '#core/server/authorization/grant.ts';
import { emit } from '#core/server/events/emit.ts';
import type { Handlers } from '#core/server/endpoints/routes.ts';
import type { Viewer } from '#core/server/authorization/viewer.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { refused } from '#core/platform/http/refused.ts';
import { teamEvents } from './events.ts';
import { caseTeam } from './team.ts';

interface Change {
  readonly opportunityId: string;
  readonly userId: string;
  /** Null: not on the team (any more). */
  readonly role: string | null;
  readonly before: string | null;
}

/** Emits the event of a changed role. */
const emitChange = (db: Queryable, viewer: Viewer, change: Change): Promise<void> => {
  const happened = { ...change, actorId: viewer.userId, actor: viewer.name };
  if (change.role === null) return emit(db, teamEvents.left, happened);
  if (change.before === null) return emit(db, teamEvents.joined, happened);
  return emit(db, teamEvents.roleChanged, happened);
};

/** Section 6, "manage opportunity roles". Permissions are read after the lock is acquired. */
export const teamHandlers: Pick<Handlers<typeof endpoints>, 'giveRole' | 'leaveTeam'> = {
  giveRole: async ({ viewer, params: { id, userId }, body, db }) => {
    await loadOpportunityCase(db, viewer, id);
    await caseTeam.lock(db, id);
    const granted = grant(
      viewer,
      'manageOpportunityRoles',
      await loadOpportunityCase(db, viewer, id),
    );
    const member = await caseTeam.member(db, id, userId);
    const before = member?.role ?? null;
    const match = knownRole(body.role);
    const role = match ?? body.role;
    const isConfirmed = match !== null || body.isConfirmed === true;
    if (member !== null && before === role && member.isConfirmed === isConfirmed) return member;
    if (member === null && !(await caseTeam.canAddMember(db, granted, userId))) {
      throw refused(refusals.notFound);
    }
    if (before === 'Case Owner' && !(await caseTeam.hasOtherOwner(db, id, userId))) {
      throw refused(opportunityRefusals['team.lastOwner']);
    }
    await caseTeam.put(db, granted, userId, { name: role, isConfirmed });
    const isConfirming = before === role && isConfirmed;
    const label = isConfirming ? `${role} (confirmed)` : role;
    await emitChange(db, viewer, { opportunityId: id, userId, role: label, before });
    const changed = await caseTeam.member(db, id, userId);
    if (changed === null) throw refused(refusals.notFound);
    return changed;
  },
  leaveTeam: async ({ viewer, params: { id, userId }, db }) => {
    await loadOpportunityCase(db, viewer, id);
    await caseTeam.lock(db, id);
    const subject = await loadOpportunityCase(db, viewer, id);
    const isLeaving = userId === viewer.userId && subject.roles.length > 0;
    if (!isLeaving) grant(viewer, 'manageOpportunityRoles', subject);
    const member = await caseTeam.member(db, id, userId);
    if (member === null) return null;
    if (member.role === 'Case Owner' && !(await caseTeam.hasOtherOwner(db, id, userId))) {
      throw refused(opportunityRefusals['team.lastOwner']);
    }
    await caseTeam.remove(db, id, userId);
    await emitChange(db, viewer, { opportunityId: id, userId, role: null, before: member.role });
    return null;
  },
};
