import type { CompanyFilters } from '#features/directory/search/domain/company-filters.ts';
import { conditionOfAll, testOfAll } from './filters.ts';
import type { Generation } from './generation.ts';
import { findNeighbours, type Neighbour } from './vectors.ts';

interface Wanted {
  readonly most: number;
  /** Cosine. */
  readonly minSimilarity: number;
  readonly filters?: CompanyFilters;
  /** Where an engine is asked, it may miss some. */
  readonly isRough?: boolean;
}

/** The rows nearest to a vector within the filters, nearest first: from memory, or by the engine. */
export async function findNearest(
  { companies, columns }: Generation,
  point: Float32Array,
  { most, minSimilarity, filters = {}, isRough = false }: Wanted,
): Promise<readonly Neighbour[]> {
  if (columns.points) {
    const passes = testOfAll(columns, filters);
    return columns.points.nearest(point, { most, minSimilarity, passes });
  }
  const where = conditionOfAll(filters);
  return findNeighbours(companies, point, { most, minSimilarity, where, isRough });
}
