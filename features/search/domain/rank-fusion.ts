/** One way of ordering: ids, best first, and how much its say counts. */
export interface Ranking<Id> {
  readonly ids: readonly Id[];
  /** 1 unless given. */
  readonly weight?: number;
}

export interface Fused<Id> {
  readonly id: Id;
  readonly score: number;
}

/**
 * How much the first places count over later ones: with 60 the first is worth not quite twice the
 * sixtieth. The value of the paper, which found it to matter little.
 */
const flatness = 60;

/**
 * Reciprocal rank fusion: a place p in a ranking is worth weight / (60 + p), and an id the sum over
 * the rankings that hold it. Places alone count, so scores of different kinds need no common scale.
 * Of equals the one that an earlier ranking has first comes first.
 *
 * @see Cormack, Clarke, Büttcher: Reciprocal rank fusion outperforms Condorcet and individual rank
 *   learning methods. SIGIR 2009.
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
