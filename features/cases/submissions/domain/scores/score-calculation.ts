import { scoreRefusals } from '#features/cases/submissions/domain/refusals.ts';
import { refuse, type Refusal } from '#core/domain/refusals.ts';
import type { CriterionResult, ScoreFigure } from './score.ts';
import type { ScorecardDraft } from './scorecard.ts';

/** One judge's values by criterion, on the scale of the card at that time. */
export interface GivenScore {
  readonly values: Readonly<Record<string, number>>;
  readonly scale: number;
}

type Card = Pick<ScorecardDraft, 'scale' | 'criteria'>;

/**
 * Reviewers disagree strongly if the standard deviation is at least a quarter of the scale's range: two
 * of them half the scale apart (3 and 5 of 5), or one outlier against many at the other end. Less is
 * the ordinary difference between strict and kind judges.
 */
const disputedShare = 1 / 4;

/** Rounded, since sums of floats depend on their order in the last digits. */
const rounded = (value: number): number => Math.round(value * 1e4) / 1e4;

const valueOf = ({ values }: GivenScore, id: string): number | undefined =>
  Object.hasOwn(values, id) ? values[id] : undefined;

const meanOf = (numbers: readonly number[]): number =>
  numbers.reduce((sum, number) => sum + number, 0) / numbers.length;

/** The population standard deviation. */
function spreadOf(numbers: readonly number[]): number {
  const mean = meanOf(numbers);
  return Math.sqrt(meanOf(numbers.map((number) => (number - mean) ** 2)));
}

/** Maps a score linearly onto another scale: 4 of 5 is 7.75 of 10. */
export function rescaleScore({ values, scale }: GivenScore, to: number): GivenScore {
  if (scale === to) return { values, scale };
  const moved = Object.entries(values).map(
    ([id, value]) => [id, rounded(1 + ((value - 1) * (to - 1)) / (scale - 1))] as const,
  );
  return { values: Object.fromEntries(moved), scale: to };
}

/** Whether it has a value for every criterion in force, which reveals others' scores. */
export const isScoreComplete = (score: GivenScore, { criteria }: Card): boolean =>
  criteria.every(({ id }) => valueOf(score, id) !== undefined);

/** One judge's weighted mean over the criteria that both score and card have; null if none. */
export function weightedMeanOf(score: GivenScore, { scale, criteria }: Card): number | null {
  const { values } = rescaleScore(score, scale);
  const counted = criteria.flatMap(({ id, weight }) => {
    const value = valueOf({ values, scale }, id);
    return value === undefined ? [] : [{ value, weight }];
  });
  const weights = counted.reduce((sum, { weight }) => sum + weight, 0);
  if (weights === 0) return null;
  return rounded(counted.reduce((sum, { value, weight }) => sum + value * weight, 0) / weights);
}

/** All judges in one figure, with equal weight. Null when nobody has scored on this card. */
export function aggregateScores(scores: readonly GivenScore[], card: Card): ScoreFigure | null {
  const overalls = scores.flatMap((one) => weightedMeanOf(one, card) ?? []);
  if (overalls.length === 0) return null;
  const spread = rounded(spreadOf(overalls));
  return {
    count: overalls.length,
    overall: rounded(meanOf(overalls)),
    spread,
    isDisputed: spread >= (card.scale - 1) * disputedShare,
  };
}

/** Mean and spread by criterion, over the scores that have it. */
export const aggregateByCriterion = (
  scores: readonly GivenScore[],
  card: Card,
): CriterionResult[] =>
  card.criteria.map(({ id }) => {
    const values = scores.flatMap((one) => valueOf(rescaleScore(one, card.scale), id) ?? []);
    return values.length === 0
      ? { id, mean: null, spread: null }
      : { id, mean: rounded(meanOf(values)), spread: rounded(spreadOf(values)) };
  });

/** Why a score is refused: it must have a whole number for each criterion, and nothing else. */
export function refusalOfScore(values: GivenScore['values'], card: Card): Refusal | null {
  const score = { values, scale: card.scale };
  const isOnScale = Object.values(values).every(
    (value) => Number.isInteger(value) && value >= 1 && value <= card.scale,
  );
  const isFull =
    isScoreComplete(score, card) && Object.keys(values).length === card.criteria.length;
  return isOnScale && isFull
    ? null
    : refuse(scoreRefusals['score.incomplete'], { most: card.scale });
}
