import type { Generation } from './generation.ts';
import { neighbours, pointOf } from './points.ts';
import type { IndexHit } from '#features/search/server/public/search-index.ts';

/** The companies whose points are nearest to one's own; none when it has no point. */
export async function similarIn(
  { companies, columns, model }: Generation,
  id: string,
  limit: number,
): Promise<IndexHit[]> {
  if (model === null) return [];
  const point = await pointOf(companies, id);
  if (point === null) return [];
  const { leastLikeness } = model.embedder;
  const rows = await neighbours(companies, point, { most: limit + 1, leastLikeness });
  return rows
    .flatMap((row) => columns.idOf(row) ?? [])
    .filter((other) => other !== id)
    .slice(0, limit)
    .map((other, place) => ({ id: other, score: 1 / (place + 1), isRelated: true }));
}
