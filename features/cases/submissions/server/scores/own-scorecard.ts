import { eq } from 'drizzle-orm';
import type { OpportunitySubmissions } from '#features/cases/opportunities/server/shared/opportunity-submissions.ts';
import { ScorecardDraft } from '#features/cases/submissions/domain/scores/scorecard.ts';
import { scorecards } from '#features/cases/submissions/server/score-tables.ts';

/** The scorecard of one opportunity, copied to others. */
export const ownScorecard: OpportunitySubmissions['ownScorecard'] = {
  async find(db, opportunityId) {
    const [card] = await db
      .select({ scale: scorecards.scale, criteria: scorecards.criteria })
      .from(scorecards)
      .where(eq(scorecards.opportunityId, opportunityId));
    return card ?? null;
  },

  async give(db, place, card) {
    const { data } = ScorecardDraft.safeParse(card);
    // A template may be older than what a card is now.
    if (data)
      await db
        .insert(scorecards)
        .values({ ...place, ...data })
        .onConflictDoNothing();
  },
};
