import type { RecommendationHit } from './search-index.ts';
import { nearestCentroid } from '#features/directory/search/server/engine/alike/centroids.ts';
import {
  similarityOf,
  weightTags,
  type TaggedVector,
  type Rarity,
  type WeightedTags,
} from './similarity.ts';

/** Index of a company's centroid; null without a vector. */
type Topic = number | null;

export interface Candidates {
  readonly positive: readonly TaggedVector[];
  /** Centroids of the positive companies. */
  readonly centroids: readonly Float32Array[];
  readonly negative: readonly TaggedVector[];
  readonly candidates: readonly TaggedVector[];
  readonly rarityOf: Rarity;
}

/** The score counts the few most similar positive companies: a collection has more than one topic. */
const nearestCounted = 5;
/** Weight of similarity to negative companies against that to positive ones. */
const negativeWeight = 0.5;
/** Candidates with a lower score are left out. */
const leastScore = 0.25;
/** Penalty for each candidate of the same topic that ranks higher. */
const repetition = 0.03;

/** The most similar companies, as indexes with similarity, best first. */
function nearest(
  one: WeightedTags,
  others: readonly WeightedTags[],
): { place: number; like: number }[] {
  const best: { place: number; like: number }[] = [];
  for (const [place, other] of others.entries()) {
    const like = similarityOf(one, other);
    const worst = best.at(-1);
    if (best.length === nearestCounted && worst && like <= worst.like) continue;
    best.push({ place, like });
    best.sort((a, b) => b.like - a.like);
    if (best.length > nearestCounted) best.pop();
  }
  return best;
}

/** Weighted mean similarity of the nearest; the first weighs most, since a topic may be small. */
function meanOf(near: readonly { like: number }[]): number {
  let [sum, weights] = [0, 0];
  for (const [place, { like }] of near.entries()) {
    sum += like * (nearestCounted - place);
    weights += nearestCounted - place;
  }
  return weights === 0 ? 0 : sum / weights;
}

/** Diversifies topics: the first of each come before further ones, unless one topic dominates. */
function diversify<Hit extends { score: number; topic: Topic }>(
  hits: readonly Hit[],
  sizes: ReadonlyMap<Topic, number>,
): Hit[] {
  const usual = [...sizes.values()].reduce((sum, size) => sum + size, 0) / Math.max(1, sizes.size);
  const counts = new Map<Topic, number>();
  return hits
    .map((hit) => {
      const before = counts.get(hit.topic) ?? 0;
      counts.set(hit.topic, before + 1);
      const size = sizes.get(hit.topic) ?? usual;
      return { hit, score: hit.score - (repetition * before * usual) / size };
    })
    .toSorted((one, other) => other.score - one.score)
    .map(({ hit }) => hit);
}

const sizesOf = (topics: readonly Topic[]): ReadonlyMap<Topic, number> =>
  new Map([...Map.groupBy(topics, (topic) => topic)].map(([topic, some]) => [topic, some.length]));

/**
 * Ranks candidates by similarity to the positive companies; similarity to negative ones lowers the
 * rank.
 */
export function rankCandidates(input: Candidates): RecommendationHit[] {
  const { positive, centroids, negative, candidates, rarityOf } = input;
  const likes = positive.map((company) => weightTags(company, rarityOf));
  const dislikes = negative.map((company) => weightTags(company, rarityOf));
  const topics = positive.map(({ point }) =>
    point ? nearestCentroid(point, centroids).place : null,
  );
  const sizes = sizesOf(topics);
  const hits = candidates.flatMap((candidate) => {
    const company = weightTags(candidate, rarityOf);
    const near = nearest(company, likes);
    const topic = topics[near[0]?.place ?? 0] ?? null;
    // A candidate similar to the only company of a topic need not resemble others.
    const like = meanOf(near.slice(0, sizes.get(topic)));
    if (like < leastScore) return [];
    const score = like - negativeWeight * meanOf(nearest(company, dislikes));
    const mostSimilar = near
      .filter((one) => one.like > 0)
      .flatMap(({ place }) => positive[place]?.id ?? []);
    return [{ id: candidate.id, score, mostSimilar, topic }];
  });
  const best = hits.toSorted(
    (one, other) => other.score - one.score || (one.id < other.id ? -1 : 1),
  );
  return diversify(best, sizes).map(({ topic: _, ...hit }) => hit);
}
