import { and, eq } from 'drizzle-orm';
import { refusals } from '#core/domain/refusals.ts';
import type { Viewer } from '#core/server/authorization/viewer.ts';
import type { Handlers } from '#core/server/endpoints/routes.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { refused } from '#core/platform/http/refused.ts';
import { radarRefusals } from '#features/portfolio/radars/domain/refusals.ts';
import type * as endpoints from '#features/portfolio/radars/domain/round-endpoints.ts';
import { abstention, offRadar } from '#features/portfolio/radars/domain/vote-result.ts';
import { loadEdition } from '#features/portfolio/radars/server/shared/edition-rows.ts';
import { radarRoundItems, radarVotes } from '#features/portfolio/radars/server/round-tables.ts';
import { assertVoting, loadRound, lockRound } from './load-round.ts';

type VoteHandlers = Pick<Handlers<typeof endpoints>, 'vote' | 'withdraw'>;

interface Ids {
  readonly id: string;
  readonly roundId: string;
  readonly itemId: string;
}

/**
 * Somebody who may vote on this now. The round is locked against closing, not against others who vote: a
 * vote is counted, or it is refused.
 */
async function takeVote(db: Queryable, viewer: Viewer, { id, roundId, itemId }: Ids) {
  const { reading } = await loadRound(db, viewer, id, roundId);
  if (!reading.isParticipant) throw refused(radarRefusals['round.notParticipant']);
  const round = await lockRound(db, roundId, 'share');
  const [item] = await db
    .select({ id: radarRoundItems.id, isDisputed: radarRoundItems.isDisputed })
    .from(radarRoundItems)
    .where(and(eq(radarRoundItems.id, itemId), eq(radarRoundItems.roundId, roundId)));
  if (!item) throw refused(refusals.notFound);
  const step = assertVoting(round, new Date());
  if (step === 'secondVote' && item.isDisputed !== true)
    throw refused(radarRefusals['round.notDisputed']);
  return { round, step, userId: reading.userId };
}

export const voteHandlers: VoteHandlers = {
  vote: async ({ viewer, params, body: { choice, experience: said }, db }) => {
    const { round, step, userId } = await takeVote(db, viewer, params);
    const { rings } = await loadEdition(db, round.radarId, round.editionId);
    const isKnown = choice === offRadar || choice === abstention;
    if (!isKnown && !rings.some(({ id }) => id === choice))
      throw refused(radarRefusals['radar.noSuchArea']);
    const experience = choice === abstention ? null : said;
    await db
      .insert(radarVotes)
      .values({ itemId: params.itemId, userId, step, choice, experience })
      .onConflictDoUpdate({
        target: [radarVotes.itemId, radarVotes.userId, radarVotes.step],
        set: { choice, experience },
      });
    return { choice, experience };
  },

  withdraw: async ({ viewer, params, db }) => {
    const { step, userId } = await takeVote(db, viewer, params);
    await db
      .delete(radarVotes)
      .where(
        and(
          eq(radarVotes.itemId, params.itemId),
          eq(radarVotes.userId, userId),
          eq(radarVotes.step, step),
        ),
      );
    return null;
  },
};
