import type { Table } from '@lancedb/lancedb';
import type { Generation } from '#features/directory/search/server/engine/generation.ts';
import {
  loadVectorsByIds,
  loadVectorsOfRows,
  findNearestRows,
} from '#features/directory/search/server/engine/vectors.ts';
import type {
  RecommendationHit,
  Recommendation,
} from '#features/directory/search/server/shared/search-index.ts';
import { centroidsOf } from './centroids.ts';
import type { TaggedVector } from '#features/directory/search/server/shared/similarity.ts';
import { rankCandidates } from '#features/directory/search/server/shared/rank-candidates.ts';
import {
  heaviestRows,
  rarityIn,
  tagsOf,
  tagWeights,
} from '#features/directory/search/server/shared/tag-weights.ts';

/** Maximum number of centroids: each is one query to the engine. */
const centroidsMost = 6;
/** Candidates per centroid, and by the most distinctive tags, that are scored exactly. */
const neighboursMost = 60;
const taggedMost = 120;
/**
 * Neighbours of a large collection are mostly its own: this many more are requested to see past
 * them.
 */
const excludedOverfetch = { share: 0.5, most: 800 };

/** Neighbours of the centroids that are not excluded. */
async function nearCentroids(
  companies: Table,
  centroids: readonly Float32Array[],
  most: number,
  isFree: (row: number) => boolean,
): Promise<number[]> {
  const lists = await Promise.all(centroids.map((one) => findNearestRows(companies, one, most)));
  return lists.flatMap((rows) => rows.filter(isFree).slice(0, neighboursMost));
}

/**
 * Companies most similar to the positive ones and least to the negative: candidates are the
 * neighbours of a few centroids and those that share distinctive tags; each is then compared with
 * every positive company.
 */
export async function recommendCompanies(
  { companies, columns, model }: Generation,
  { positive, negative, exclude }: Recommendation,
): Promise<RecommendationHit[]> {
  const hasPoints = model !== null;
  const byId = await loadVectorsByIds(companies, [...positive, ...negative], hasPoints);
  const described = (row: number, id: string, point: Float32Array | null): TaggedVector => ({
    id,
    point,
    tags: tagsOf(columns, row),
  });
  const vectorsOf = (ids: readonly string[]) =>
    ids.flatMap((id) => {
      const vector = byId.get(id);
      return vector ? described(vector.row, id, vector.point) : [];
    });
  const [likes, dislikes] = [vectorsOf(positive), vectorsOf(negative)];
  const isFree = (row: number): boolean => {
    const id = columns.idOf(row);
    return id !== undefined && !exclude.has(id);
  };

  const centroids = centroidsOf(
    likes.flatMap(({ point }) => point ?? []),
    centroidsMost,
  );
  const past = Math.min(excludedOverfetch.most, Math.ceil(exclude.size * excludedOverfetch.share));
  const neighbours = new Set(
    await nearCentroids(companies, centroids, neighboursMost + past, isFree),
  );
  const rarityOf = rarityIn(columns);
  const weights = tagWeights(
    likes.map(({ tags }) => tags),
    rarityOf,
  );
  const isNew = (row: number) => !neighbours.has(row) && isFree(row);
  const rows = [...neighbours, ...heaviestRows(columns, weights, taggedMost, isNew)];
  const read = hasPoints ? await loadVectorsOfRows(companies, rows) : [];
  const points = new Map(read.map(({ row, point }) => [row, point]));
  const candidates = rows.flatMap((row) => {
    const id = columns.idOf(row);
    return id === undefined ? [] : described(row, id, points.get(row) ?? null);
  });
  return rankCandidates({ positive: likes, negative: dislikes, centroids, candidates, rarityOf });
}
