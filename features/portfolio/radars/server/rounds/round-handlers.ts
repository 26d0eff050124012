import { eq } from 'drizzle-orm';
import { emit } from '#core/server/events/emit.ts';
import type { Viewer } from '#core/server/authorization/viewer.ts';
import type { Handlers } from '#core/server/endpoints/routes.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { roundEvents as events } from '#features/portfolio/radars/domain/round-events.ts';
import type * as endpoints from '#features/portfolio/radars/domain/round-endpoints.ts';
import { takeRadar, touchRadar } from '#features/portfolio/radars/server/shared/load-radar.ts';
import { radarRounds } from '#features/portfolio/radars/server/round-tables.ts';
import { beginRound, changeRound } from './change-round.ts';
import { closeStep } from './close-step.ts';
import { assertStep, loadRound, lockRound, visibleRounds } from './load-round.ts';
import { publishRound } from './publish-round.ts';
import { recommendationHandlers } from './recommendation-handlers.ts';
import { roundPage, roundSummary } from './round-page.ts';
import { voteHandlers } from './vote-handlers.ts';

async function pageOf(db: Queryable, viewer: Viewer, radarId: string, roundId: string) {
  const { round, reading } = await loadRound(db, viewer, radarId, roundId);
  return roundPage(db, round, reading);
}

/** A round that the viewer may change: its radar is locked, and then itself. */
async function takeRound(db: Queryable, viewer: Viewer, ids: { id: string; roundId: string }) {
  const granted = await takeRadar(db, viewer, ids.id);
  await loadRound(db, viewer, ids.id, ids.roundId);
  return { granted, round: await lockRound(db, ids.roundId, 'update') };
}

export const roundHandlers: Handlers<typeof endpoints> = {
  list: async ({ viewer, params, db }) => {
    const rounds = await visibleRounds(db, viewer, params.id);
    return rounds.map(({ round, edition, reading }) => roundSummary(round, edition, reading));
  },

  get: ({ viewer, params, db }) => pageOf(db, viewer, params.id, params.roundId),

  create: async ({ viewer, params, body, db }) => {
    const granted = await takeRadar(db, viewer, params.id);
    const roundId = await beginRound(db, granted, body);
    await touchRadar(db, params.id);
    return pageOf(db, viewer, params.id, roundId);
  },

  update: async ({ viewer, params, body, db }) => {
    const page = () => pageOf(db, viewer, params.id, params.roundId);
    const { granted, round } = await takeRound(db, viewer, params);
    await changeRound(db, granted, round, body, page);
    return page();
  },

  close: async ({ viewer, params, body, db }) => {
    const { granted, round } = await takeRound(db, viewer, params);
    // Twice, or after its time: the step that was meant has closed.
    if (round.step === body.step) await closeStep(db, round, granted.userId);
    return pageOf(db, viewer, params.id, params.roundId);
  },

  ...voteHandlers,

  ...recommendationHandlers,

  publish: async ({ viewer, params, body, db }) => {
    const page = () => pageOf(db, viewer, params.id, params.roundId);
    const { granted, round } = await takeRound(db, viewer, params);
    await publishRound(db, granted, round, body, page);
    return page();
  },

  remove: async ({ viewer, params, db }) => {
    const { granted, round } = await takeRound(db, viewer, params);
    if (round.step === 'published') assertStep(round);
    await db.delete(radarRounds).where(eq(radarRounds.id, round.id));
    await emit(db, events['radar.roundRemoved'], {
      radarId: params.id,
      actorId: granted.userId,
      name: granted.subject.name,
    });
    return null;
  },
};
