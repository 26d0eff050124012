/** What a place in a list is made of; each part is 0 to 1. */
export interface ScoreParts {
  /** Score of the words, as a share of the best. */
  readonly words: number;
  /** Similarity to the query, as a share of the most similar. */
  readonly meaning: number;
}

export interface Scored<Id> extends ScoreParts {
  readonly id: Id;
  readonly score: number;
}

/** What similarity is worth beside words: measured, `npm run bench -- relevance`. */
const meaningWeight = 0.35;

/**
 * Joins two rankings by their scores. Words decide; similarity moves what they leave near each
 * other, and adds what they do not find. Unlike a fusion by place it does not take the hundredth
 * match for nearly as good as the first.
 *
 * @param words scores by id, best first; those of equal score keep their order
 * @param meaning similarities by id, 0 to 1
 */
export function fuseScores<Id>(
  words: ReadonlyMap<Id, number>,
  meaning: ReadonlyMap<Id, number>,
): Scored<Id>[] {
  const best = Math.max(Number.MIN_VALUE, ...words.values());
  return [...new Set([...words.keys(), ...meaning.keys()])]
    .map((id) => {
      const parts = { words: (words.get(id) ?? 0) / best, meaning: meaning.get(id) ?? 0 };
      return { id, ...parts, score: parts.words + meaningWeight * parts.meaning };
    })
    .toSorted((one, other) => other.score - one.score);
}
