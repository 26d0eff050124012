import type { Handlers } from '#core/server/endpoints/routes.ts';
import { viewerName } from '#core/server/authorization/viewer.ts';
import { grant } from '#core/server/authorization/grant.ts';
import { refused } from '#core/platform/http/refused.ts';
import type { Settings } from '#core/server/settings.ts';
import type * as endpoints from '#features/portfolio/pitch-days/domain/invitations/endpoints.ts';
import { pitchDayRefusals } from '#features/portfolio/pitch-days/domain/refusals.ts';
import { corporationOf, loadDay, lockDay } from '#features/portfolio/pitch-days/server/load-day.ts';
import { loadPlan } from '#features/portfolio/pitch-days/server/load-plan.ts';
import { plannedInvitations } from './day-invitations.ts';
import { sendInvitations } from './send-invitations.ts';

export const invitationHandlers = (
  settings: Pick<Settings, 'mail' | 'publicUrl'>,
): Handlers<typeof endpoints> => ({
  list: async ({ viewer, params, db }) => {
    const day = await loadDay(db, viewer, params.id);
    grant(viewer, 'planPitchDay', corporationOf(day));
    const plan = await loadPlan(db, viewer, day.id);
    if (plan.opportunities.some(({ isVisible }) => !isVisible))
      throw refused(pitchDayRefusals['pitchDay.hidden']);
    const planned = await plannedInvitations(db, day, plan);
    return {
      version: day.version,
      sendsMail: settings.mail !== null,
      sender: viewerName(viewer),
      invitations: planned.map(({ shown }) => shown),
    };
  },

  send: async ({ viewer, params, body, db }) => {
    const locked = await lockDay(db, viewer, params.id);
    return { sent: await sendInvitations(db, locked, body, settings) };
  },
});
