import type { Generation } from './generation.ts';
import { findNeighbours, findVector } from './vectors.ts';
import type { IndexHit } from '#features/search/server/public/search-index.ts';

/** The companies whose points are nearest to one's own; none when it has no point. */
export async function findNearestCompanies(
  { companies, columns, model }: Generation,
  id: string,
  limit: number,
): Promise<IndexHit[]> {
  if (model === null) return [];
  const point = await findVector(companies, id);
  if (point === null) return [];
  const { minSimilarity } = model.embedder;
  const rows = await findNeighbours(companies, point, { most: limit + 1, minSimilarity });
  return rows
    .flatMap((row) => columns.idOf(row) ?? [])
    .filter((other) => other !== id)
    .slice(0, limit)
    .map((other, place) => ({ id: other, score: 1 / (place + 1), isRelated: true }));
}
