import type { EmissionOf } from '#core/domain/events/events.ts';
import { opportunityEvents as events } from '#features/cases/opportunities/domain/events.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { withEffects } from '#core/server/events/effects.ts';
import { caseTeam } from './team.ts';

type Changed = EmissionOf<(typeof events)['team.joined']> & {
  /** The name of the person who changed it. */
  readonly actor: string;
};

/** Notifies the person whose role changed. */
const notifies = async (db: Queryable, [changed]: readonly [Changed, ...Changed[]]) => {
  const { opportunityId, userId, actor, role, before } = changed;
  const opportunity = await caseTeam.nameOf(db, opportunityId);
  const values = { opportunityId, opportunity, actor, role, before };
  return { 'case team changed': { userIds: [userId], values } };
};

export const teamEvents = {
  joined: withEffects(events['team.joined'], { notifies }),
  roleChanged: withEffects(events['team.roleChanged'], { notifies }),
  left: withEffects(events['team.left'], { notifies }),
};
