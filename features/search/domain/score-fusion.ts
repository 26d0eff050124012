/** What a place in a list is made of; each part is 0 to 1. */
export interface ScoreParts {
  /** Score of the words, as a share of the best. */
  readonly words: number;
  /** Score of the words that the best matches share beside those of the query, as such a share. */
  readonly context: number;
  /** Similarity to the query, as a share of the most similar. */
  readonly meaning: number;
}

export interface Scored<Id> extends ScoreParts {
  readonly id: Id;
  readonly score: number;
}

type Scores<Id> = ReadonlyMap<Id, number>;

/** What similarity and context are worth beside words: measured, `npm run bench -- relevance`. */
const usualMeaningWeight = 0.35;
const contextWeight = 0.35;

/**
 * Joins rankings by their scores. Words decide; context and similarity move what they leave near
 * each other, and add what they do not find. Unlike a fusion by place it does not take the hundredth
 * match for nearly as good as the first.
 *
 * @param words scores by id, best first; those of equal score keep their order
 * @param meaning similarities by id, 0 to 1
 * @param context the same by the words of the best matches
 */
export function fuseScores<Id>(
  words: Scores<Id>,
  meaning: Scores<Id>,
  context: Scores<Id> = new Map(),
  meaningWeight: number = usualMeaningWeight,
): Scored<Id>[] {
  const best = Math.max(Number.MIN_VALUE, ...words.values());
  return [...new Set([...words.keys(), ...context.keys(), ...meaning.keys()])]
    .map((id) => {
      const parts = {
        words: (words.get(id) ?? 0) / best,
        context: context.get(id) ?? 0,
        meaning: meaning.get(id) ?? 0,
      };
      const score = parts.words + contextWeight * parts.context + meaningWeight * parts.meaning;
      return { id, ...parts, score };
    })
    .toSorted((one, other) => other.score - one.score);
}
