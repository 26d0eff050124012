import { eq } from 'drizzle-orm';
import { refusals } from '#core/domain/refusals.ts';
import type { Handlers } from '#core/server/endpoints/routes.ts';
import { refused } from '#core/platform/http/refused.ts';
import { radarRefusals } from '#features/portfolio/radars/domain/refusals.ts';
import type * as endpoints from '#features/portfolio/radars/domain/round-endpoints.ts';
import { offRadar } from '#features/portfolio/radars/domain/vote-result.ts';
import { loadEdition } from '#features/portfolio/radars/server/shared/edition-rows.ts';
import { radarRoundItems } from '#features/portfolio/radars/server/round-tables.ts';
import { assertStep, loadRound, lockRound } from './load-round.ts';
import { loadItem } from './round-ballot.ts';
import { roundPage } from './round-page.ts';

export const recommendationHandlers: Pick<Handlers<typeof endpoints>, 'recommend'> = {
  recommend: async ({ viewer, params, body, db }) => {
    const { reading } = await loadRound(db, viewer, params.id, params.roundId);
    const round = await lockRound(db, params.roundId, 'share');
    const item = await loadItem(db, round.id, params.itemId);
    assertStep(round, 'recommendation');
    if (round.authorId !== reading.userId) throw refused(radarRefusals['round.notAuthor']);
    const { rings } = await loadEdition(db, round.radarId, round.editionId);
    if (body.choice !== offRadar && !rings.some(({ id }) => id === body.choice))
      throw refused(radarRefusals['radar.noSuchArea']);
    const { choice, reason } = body;
    await db.update(radarRoundItems).set({ choice, reason }).where(eq(radarRoundItems.id, item.id));
    const page = await roundPage(db, round, reading);
    const changed = page.items.find(({ id }) => id === item.id);
    if (!changed) throw refused(refusals.notFound);
    return changed;
  },
};
