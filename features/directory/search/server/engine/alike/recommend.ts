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
  const found = await Promise.all(centroids.map((one) => findNearestRows(companies, one, most)));
  return found.flatMap((rows) => rows.filter(isFree).slice(0, neighboursMost));
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
  const known = await loadVectorsByIds(companies, [...positive, ...negative], hasPoints);
  const described = (row: number, id: string, point: Float32Array | null): TaggedVector => ({
    id,
    point,
    tags: tagsOf(columns, row),
  });
  const given = (ids: readonly string[]) =>
    ids.flatMap((id) => {
      const found = known.get(id);
      return found ? described(found.row, id, found.point) : [];
    });
  const [wanted, unwanted] = [given(positive), given(negative)];
  const isFree = (row: number): boolean => {
    const id = columns.idOf(row);
    return id !== undefined && !exclude.has(id);
  };

  const centroids = centroidsOf(
    wanted.flatMap(({ point }) => point ?? []),
    centroidsMost,
  );
  const past = Math.min(excludedOverfetch.most, Math.ceil(exclude.size * excludedOverfetch.share));
  const found = new Set(await nearCentroids(companies, centroids, neighboursMost + past, isFree));
  const rarityOf = rarityIn(columns);
  const weights = tagWeights(
    wanted.map(({ tags }) => tags),
    rarityOf,
  );
  const isNew = (row: number) => !found.has(row) && isFree(row);
  const rows = [...found, ...heaviestRows(columns, weights, taggedMost, isNew)];
  const read = hasPoints ? await loadVectorsOfRows(companies, rows) : [];
  const points = new Map(read.map(({ row, point }) => [row, point]));
  const candidates = rows.flatMap((row) => {
    const id = columns.idOf(row);
    return id === undefined ? [] : described(row, id, points.get(row) ?? null);
  });
  return rankCandidates({ positive: wanted, negative: unwanted, centroids, candidates, rarityOf });
}
