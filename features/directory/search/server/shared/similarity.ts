import { dotProduct } from '#features/directory/search/server/engine/embedding/embedder.ts';

/** Tags and vector of a company, for similarity. Tags are numbers of the directory or of the caller. */
export interface TaggedVector {
  readonly id: string;
  /** A unit vector; null when none of its words is known. */
  readonly point: Float32Array | null;
  readonly tags: readonly number[];
}

/** Weight of a tag: rare ones weigh more. */
export type Rarity = (tag: number) => number;

/** Weight of the vectors' similarity beside that of tags (decision 31). */
const vocabularyShare = 0.6;
/** Discount when only tags or only vectors can be compared. */
const aloneShare = 0.8;

/** The weight of each tag, and the norm of all. */
export interface WeightedTags extends TaggedVector {
  readonly weights: readonly number[];
  readonly length: number;
}

export function weightTags(company: TaggedVector, rarityOf: Rarity): WeightedTags {
  const weights = company.tags.map(rarityOf);
  return { ...company, weights, length: Math.hypot(...weights) };
}

function tagSimilarity(one: WeightedTags, other: WeightedTags): number {
  let shared = 0;
  for (let at = 0; at < one.tags.length; at += 1) {
    if (other.tags.includes(one.tags[at] ?? -1)) shared += (one.weights[at] ?? 0) ** 2;
  }
  return shared === 0 ? 0 : shared / (one.length * other.length);
}

/** From 0, nothing in common, to 1, the same words and tags. */
export function similarityOf(one: WeightedTags, other: WeightedTags): number {
  const vocabulary =
    one.point && other.point ? Math.max(0, dotProduct(one.point, other.point)) : null;
  const tags = one.tags.length > 0 && other.tags.length > 0 ? tagSimilarity(one, other) : null;
  if (vocabulary === null) return aloneShare * (tags ?? 0);
  if (tags === null) return aloneShare * vocabulary;
  return vocabularyShare * vocabulary + (1 - vocabularyShare) * tags;
}
