import { grant } from '#core/server/authorization/grant.ts';
import { preparing, type Handlers } from '#core/server/endpoints/routes.ts';
import type { Engine } from '#features/portfolio/matches/server/shared/best-matches.ts';
import type * as endpoints from '#features/portfolio/pitch-days/domain/endpoints.ts';
import { assignDay, computeDay } from './assign-day.ts';
import { findCandidateCompanies } from './candidates.ts';
import { changeHandlers } from './change-handlers.ts';
import { loadPage } from './day-page.ts';
import { listDays } from './list-days.ts';
import { corporationOf, loadDay, lockDay } from './load-day.ts';
import { moveSession } from './move-session.ts';
import { scoresOf } from './scores.ts';

type Serving = Omit<Handlers<typeof endpoints>, 'download'>;

export const pitchDayHandlers = (engine: Engine): Serving => ({
  list: ({ viewer, query, db }) => listDays(db, viewer, query),
  get: ({ viewer, params, db }) => loadPage(db, viewer, params.id),

  ...changeHandlers,

  candidates: async ({ viewer, params, query, db }) => {
    const day = await loadDay(db, viewer, params.id);
    grant(viewer, 'planPitchDay', corporationOf(day));
    return findCandidateCompanies(db, engine, viewer, day, query);
  },

  scores: async ({ viewer, params, db }) =>
    scoresOf(db, viewer, await loadDay(db, viewer, params.id)),

  assign: preparing({
    prepare: ({ viewer, params, db }) => computeDay(db, viewer, params.id),
    act: async ({ viewer, params, db }, computed) => {
      const { day, granted } = await lockDay(db, viewer, params.id);
      return assignDay(db, granted, day, computed);
    },
  }),

  moveSession: async ({ viewer, params, body, db }) => {
    const { day, granted } = await lockDay(db, viewer, params.id);
    await moveSession(db, granted, day, params.sessionId, body);
    return loadPage(db, viewer, day.id);
  },
});
