import { and, eq, or, sql, type SQL } from 'drizzle-orm';
import type { OpportunityStatus } from '#features/cases/opportunities/domain/opportunity.ts';
import { may } from '#core/domain/authorization/permissions.ts';
import {
  aggregateByCriterion,
  aggregateScores,
  type GivenScore,
} from '#features/cases/submissions/domain/scores/score-calculation.ts';
import type { ScoreFigure } from '#features/cases/submissions/domain/scores/score.ts';
import {
  defaultScorecard,
  type Scorecard,
} from '#features/cases/submissions/domain/scores/scorecard.ts';
import { scoreVisibilityOf } from '#features/cases/submissions/domain/scores/score-visibility.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { cycles } from '#core/server/tables/corporations.ts';
import { opportunities } from '#features/cases/opportunities/server/tables.ts';
import { statusOfOpportunity } from '#features/cases/opportunities/server/shared/opportunity-status.ts';
import {
  conflictsOfInterest,
  scorecards,
  scores,
} from '#features/cases/submissions/server/score-tables.ts';
import type { Viewer } from '#core/server/authorization/viewer.ts';
import { uuidArray } from '#core/platform/database/array-parameters.ts';

const cardColumns = {
  opportunityId: scorecards.opportunityId,
  scale: scorecards.scale,
  criteria: scorecards.criteria,
  version: scorecards.version,
};

interface StoredScorecard extends Pick<Scorecard, 'scale' | 'criteria'> {
  readonly opportunityId: string | null;
  readonly version: number;
}

/** A stored card, or the default one, as returned by the API. */
export const scorecardOf = (row: StoredScorecard | undefined): Scorecard =>
  row
    ? {
        source: row.opportunityId === null ? 'corporation' : 'opportunity',
        version: row.version,
        scale: row.scale,
        criteria: row.criteria,
      }
    : defaultScorecard;

/** The card in force on an opportunity: its own, else its corporation's, else the default. */
export async function loadScorecardInForce(
  db: Queryable,
  { opportunityId, corporationId }: { opportunityId: string; corporationId: string },
): Promise<Scorecard> {
  const rows = await db
    .select(cardColumns)
    .from(scorecards)
    .where(
      or(
        eq(scorecards.opportunityId, opportunityId),
        and(sql`${scorecards.opportunityId} is null`, eq(scorecards.corporationId, corporationId)),
      ),
    );
  return scorecardOf(rows.find((card) => card.opportunityId !== null) ?? rows[0]);
}

/** The same for the opportunity of a list's rows, and whether it can still be scored. */
async function loadScoringContext(
  db: Queryable,
  opportunityId: string,
): Promise<{ card: Scorecard; status: OpportunityStatus }> {
  const rows = await db
    .select({ ...cardColumns, status: statusOfOpportunity })
    .from(opportunities)
    .innerJoin(cycles, eq(cycles.id, opportunities.cycleId))
    .leftJoin(
      scorecards,
      and(
        eq(scorecards.corporationId, opportunities.corporationId),
        sql`coalesce(${scorecards.opportunityId}, ${opportunities.id}) = ${opportunities.id}`,
      ),
    )
    .where(eq(opportunities.id, opportunityId));
  const cards = rows.flatMap(({ scale, criteria, version, ...rest }) =>
    scale === null || criteria === null || version === null
      ? []
      : [{ ...rest, scale, criteria, version }],
  );
  const card = scorecardOf(cards.find((one) => one.opportunityId !== null) ?? cards[0]);
  return { card, status: rows[0]?.status ?? 'ACTIVE' };
}

/** Those of the submissions that this reader has scored by every criterion in force. */
const hasScoredEverything = (userId: string | null, card: Scorecard, ids: SQL): SQL => sql`
  select own.submission_id from ${scores} own
  where own.submission_id = any(${ids}) and own.user_id = ${userId}::uuid
    and own.values ?& ${sql.param(card.criteria.map(({ id }) => id))}::text[]`;

const hasDeclaredConflict = (userId: string | null): SQL => sql`exists (
  select 1 from ${conflictsOfInterest} mine
  where mine.submission_id = ${scores.submissionId} and mine.user_id = ${userId}::uuid)`;

interface ScoredOpportunity {
  readonly id: string;
  readonly roles: string[];
}

/**
 * The scores of these submissions of one opportunity, by submission id, with the card in force. Those that
 * a reader may not see are not even read (`scoreVisibilityOf`), so no response can leak them.
 */
async function visibleScores(
  db: Queryable,
  viewer: Viewer,
  opportunity: ScoredOpportunity,
  submissionIds: readonly string[],
): Promise<{ card: Scorecard; given: ReadonlyMap<string, readonly GivenScore[]> }> {
  const none = { card: defaultScorecard, given: new Map<string, GivenScore[]>() };
  const mayViewVotes = may(viewer, 'viewVotes', opportunity);
  if (!mayViewVotes || submissionIds.length === 0) return none;
  const mayVote = may(viewer, 'vote', opportunity);
  const { card, status } = await loadScoringContext(db, opportunity.id);
  const reader = { mayViewVotes, mayVote, hasConflict: false, hasOwnScore: true };
  if (scoreVisibilityOf(reader, status === 'FINISHED') === 'nothing') return none;
  const ids = uuidArray(submissionIds);
  const rows = await db
    .select({ id: scores.submissionId, values: scores.values, scale: scores.scale })
    .from(scores)
    .where(
      and(
        sql`${scores.submissionId} = any(${ids})`,
        sql`not ${hasDeclaredConflict(viewer.userId)}`,
        mayVote
          ? sql`${scores.submissionId} in (${hasScoredEverything(viewer.userId, card, ids)})`
          : undefined,
      ),
    );
  return { card, given: Map.groupBy(rows, ({ id }) => id) };
}

/** The score figures of these submissions that the reader may see, by submission id. */
export async function scoreFigures(
  db: Queryable,
  viewer: Viewer,
  opportunity: ScoredOpportunity,
  submissionIds: readonly string[],
): Promise<Map<string, ScoreFigure>> {
  const { card, given } = await visibleScores(db, viewer, opportunity, submissionIds);
  const figures = [...given].flatMap(([id, all]) => {
    const figure = aggregateScores(all, card);
    return figure ? [[id, figure] as const] : [];
  });
  return new Map(figures);
}

/** The mean of each criterion that the reader may see, by submission and criterion. */
export async function criterionMeans(
  db: Queryable,
  viewer: Viewer,
  opportunity: ScoredOpportunity,
  submissionIds: readonly string[],
): Promise<Map<string, ReadonlyMap<string, number>>> {
  const { card, given } = await visibleScores(db, viewer, opportunity, submissionIds);
  const means = [...given].map(([id, all]) => {
    const results = aggregateByCriterion(all, card);
    return [
      id,
      new Map(
        results.flatMap(({ id: criterion, mean }) => (mean === null ? [] : [[criterion, mean]])),
      ),
    ] as const;
  });
  return new Map(means);
}
