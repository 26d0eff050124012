/** What a place in a list is made of; each part is 0 to 1. */
export interface ScoreParts {
  /** Score of the words, as a share of the best. */
  readonly words: number;
  /** How far the words of the query stand side by side. */
  readonly phrases: number;
  /** Score of the words with the same root, as a share of the best of the words, 1 at most. */
  readonly variants: number;
  /** Score of the words that the best matches share beside those of the query, as such a share. */
  readonly context: number;
  /** How near to the beginning of its text the words of the query stand. */
  readonly lead: number;
  /** Similarity to the query, as a share of the most similar. */
  readonly meaning: number;
}

export interface Scored<Id> extends ScoreParts {
  readonly id: Id;
  readonly score: number;
}

type Scores<Id> = ReadonlyMap<Id, number>;

/** Scores by id of what adds to the words. */
export type Additions<Id> = Readonly<Partial<Record<keyof typeof weights, Scores<Id>>>>;

/** What each part is worth beside words: measured, `npm run bench -- relevance`. */
const weights = { phrases: 0.4, variants: 0.2, context: 0.4, lead: 0.6, meaning: 0.35 };

/**
 * Joins rankings by their scores. Words decide; the rest moves what they leave near each other, and
 * adds what they do not find. Unlike a fusion by place it does not take the hundredth match for
 * nearly as good as the first.
 *
 * @param words scores by id, best first; those of equal score keep their order
 */
export function fuseScores<Id>(
  words: Scores<Id>,
  { phrases, variants, context, lead, meaning }: Additions<Id>,
  meaningWeight: number = weights.meaning,
): Scored<Id>[] {
  const best = Math.max(Number.MIN_VALUE, ...words.values());
  const ids = [words, phrases, variants, context, lead, meaning].flatMap((scores) => [
    ...(scores?.keys() ?? []),
  ]);
  return [...new Set(ids)]
    .map((id) => {
      const parts = {
        words: (words.get(id) ?? 0) / best,
        phrases: phrases?.get(id) ?? 0,
        variants: variants?.get(id) ?? 0,
        context: context?.get(id) ?? 0,
        lead: lead?.get(id) ?? 0,
        meaning: meaning?.get(id) ?? 0,
      };
      const score =
        parts.words +
        weights.phrases * parts.phrases +
        weights.variants * parts.variants +
        weights.context * parts.context +
        weights.lead * parts.lead +
        meaningWeight * parts.meaning;
      return { id, ...parts, score };
    })
    .toSorted((one, other) => other.score - one.score);
}
