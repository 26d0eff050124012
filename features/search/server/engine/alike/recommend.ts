import type { Table } from '@lancedb/lancedb';
import type { Generation } from '#features/search/server/engine/generation.ts';
import {
  loadVectorsByIds,
  loadVectorsOfRows,
  findNearestRows,
} from '#features/search/server/engine/vectors.ts';
import type {
  RecommendationHit,
  Recommendation,
} from '#features/search/server/public/search-index.ts';
import { centroidsOf } from './centroids.ts';
import type { TaggedVector } from '#features/search/server/public/similarity.ts';
import { rankCandidates } from '#features/search/server/public/rank-candidates.ts';
import {
  heaviestRows,
  rarityIn,
  tagsOf,
  tagWeights,
} from '#features/search/server/public/tag-weights.ts';

/** In how many directions is looked: each is one question to the engine. */
const centroidsMost = 6;
/** How many of each direction, and of those with the most telling tags, are looked at closely. */
const neighboursMost = 60;
const taggedMost = 120;
/** A large collection holds much of what is near: so many more are looked through to see past it. */
const excludedOverfetch = { share: 0.5, most: 800 };

/** What lies in some directions, as far as it is free. */
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
 * The companies most like some, and least like some others: neighbours in a few directions and those
 * that share telling tags, then each of them held against every company that is liked.
 */
export async function recommendCompanies(
  { companies, columns, model }: Generation,
  { positive, negative, exclude }: Recommendation,
): Promise<RecommendationHit[]> {
  const hasPoints = model !== null;
  const known = await loadVectorsByIds(companies, [...positive, ...negative], hasPoints);
  const described = (row: number, id: string, point: Float32Array | null): TaggedVector => ({
    ...{ id, point, tags: tagsOf(columns, row) },
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
