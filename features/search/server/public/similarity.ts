import { dotProduct } from '#features/search/server/engine/embedding/embedder.ts';

/** A company as far as likeness goes. Tags are numbers: those of the directory, or of whoever asks. */
export interface TaggedVector {
  readonly id: string;
  /** Of length 1; null where nothing is known of its words. */
  readonly point: Float32Array | null;
  readonly tags: readonly number[];
}

/** How telling a tag is: one that hardly any company has tells more. */
export type Rarity = (tag: number) => number;

/** What a shared vocabulary counts beside shared tags (decision 31). */
const vocabularyShare = 0.6;
/** Tags alone, or words alone, say less than both; but not as little as if the other spoke against it. */
const aloneShare = 0.8;

/** Tags as lengths: what they weigh each, and all together. */
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
