import type * as endpoints from '#features/opportunities/domain/endpoints.ts';
import type { EventKind } from '#core/domain/events/events.ts';
import { loadOpportunityCase } from '#features/opportunities/server/public/load-case.ts';
import { grant } from '#core/server/authorization/grant.ts';
import { notify } from '#core/server/events/notify.ts';
import { recordEvent } from '#core/server/events/record-event.ts';
import type { Handlers } from '#core/server/endpoints/routes.ts';
import type { Viewer } from '#core/server/authorization/viewer.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { refused } from '#core/platform/http/refused.ts';
import { caseTeam } from './team.ts';

interface Change {
  readonly opportunityId: string;
  readonly userId: string;
  /** Null: they are not on the team (any more). */
  readonly role: string | null;
  readonly before: string | null;
}

function newsOf({ role, before }: Change, opportunity: string, actor: string) {
  if (role === null) {
    return {
      title: `You are no longer on the case team of ${opportunity}`,
      body: `${actor} took you off the team.`,
    };
  }
  if (before === null) {
    return {
      title: `You are on the case team of ${opportunity}`,
      body: `${actor} added you as ${role}.`,
    };
  }
  return {
    title: `Your role on ${opportunity} is ${role} now`,
    body: `${actor} changed it. It was ${before}.`,
  };
}

function kindOf({ role, before }: Change): EventKind {
  if (role === null) return 'team.left';
  return before === null ? 'team.joined' : 'team.roleChanged';
}

/** Writes a change down, and tells whom it is about. */
async function noteChange(db: Queryable, viewer: Viewer, change: Change): Promise<void> {
  const { opportunityId, userId, role, before } = change;
  await recordEvent(db, {
    kind: kindOf(change),
    actorId: viewer.userId,
    subject: 'opportunity',
    subjectId: opportunityId,
    opportunityId,
    details: { userId, role, before },
  });
  const name = await caseTeam.nameOf(db, opportunityId);
  const link = `/opportunity/${opportunityId}${role === null ? '' : '?tab=team'}`;
  const news = newsOf(change, name, viewer.name);
  await notify(db, [userId], { kind: 'case team changed', ...news, link }, viewer.userId);
}

/** Section 6, "manage opportunity roles". Rights are read once it is this change's turn. */
export const teamHandlers: Pick<Handlers<typeof endpoints>, 'giveRole' | 'leaveTeam'> = {
  giveRole: async ({ viewer, params: { id, userId }, body: { role }, db }) => {
    await loadOpportunityCase(db, viewer, id);
    await caseTeam.lock(db, id);
    const granted = grant(
      viewer,
      'manageOpportunityRoles',
      await loadOpportunityCase(db, viewer, id),
    );
    const member = await caseTeam.member(db, id, userId);
    const before = member?.role ?? null;
    if (member !== null && before === role) return member;
    if (member === null && !(await caseTeam.canAddMember(db, granted, userId))) {
      throw refused('notFound');
    }
    if (before === 'Case Owner' && !(await caseTeam.hasOtherOwner(db, id, userId))) {
      throw refused('team.lastOwner');
    }
    await caseTeam.put(db, granted, userId, role);
    await noteChange(db, viewer, { opportunityId: id, userId, role, before });
    const changed = await caseTeam.member(db, id, userId);
    if (changed === null) throw refused('notFound');
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
      throw refused('team.lastOwner');
    }
    await caseTeam.remove(db, id, userId);
    await noteChange(db, viewer, { opportunityId: id, userId, role: null, before: member.role });
    return null;
  },
};
