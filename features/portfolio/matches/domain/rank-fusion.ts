/** A ranking of ids, best first, and its weight. */
export interface Ranking<Id> {
  readonly ids: readonly Id[];
  /** Default 1. */
  readonly weight?: number;
}

export interface Fused<Id> {
  readonly id: Id;
  readonly score: number;
}

/**
 * The constant k of the paper, which found its value to matter little: at 60 the first place counts
 * not quite twice as much as the sixtieth.
 */
const flatness = 60;

/**
 * Reciprocal rank fusion: place p in a ranking is worth weight / (60 + p), and an id the sum over
 * its rankings. Only places count, so scores need no common scale. Ties are broken by the earlier
 * ranking.
 *
 * @see Cormack, Clarke, Büttcher: Reciprocal rank fusion outperforms Condorcet and individual rank
 * learning methods. SIGIR 2009.
 */
export function fuseRankings<Id>(rankings: readonly Ranking<Id>[]): Fused<Id>[] {
  const scores = new Map<Id, number>();
  for (const { ids, weight = 1 } of rankings) {
    for (const [index, id] of [...new Set(ids)].entries()) {
      scores.set(id, (scores.get(id) ?? 0) + weight / (flatness + index + 1));
    }
  }
  return [...scores]
    .map(([id, score]) => ({ id, score }))
    .toSorted((one, other) => other.score - one.score);
}
