import {
  normalise,
  dotProduct,
} from '#features/directory/search/server/engine/embedding/embedder.ts';

const roundsMost = 6;

/** The centroid nearest to a vector, and its similarity. */
export function nearestCentroid(point: Float32Array, centroids: readonly Float32Array[]) {
  let best = { place: 0, near: -Infinity };
  for (const [place, direction] of centroids.entries()) {
    const near = dotProduct(point, direction);
    if (near > best.near) best = { place, near };
  }
  return best;
}

function meanVectorOf(points: readonly Float32Array[]): Float32Array {
  const sum = new Float32Array(points[0]?.length ?? 0);
  for (const point of points) {
    for (let at = 0; at < sum.length; at += 1) sum[at] = (sum[at] ?? 0) + (point[at] ?? 0);
  }
  return normalise(sum);
}

/** Farthest-point initialisation: each next one is the point farthest from those before it. */
function spread(points: readonly Float32Array[], count: number): Float32Array[] {
  const centroids = points.slice(0, 1);
  while (centroids.length < count) {
    let furthest = { point: points[0], near: Infinity };
    for (const point of points) {
      const { near } = nearestCentroid(point, centroids);
      if (near < furthest.near) furthest = { point, near };
    }
    // The remaining points coincide with chosen ones.
    if (!furthest.point || furthest.near > 0.999) break;
    centroids.push(furthest.point);
  }
  return centroids;
}

/**
 * Summarises companies by a few centroids (spherical k-means), so that a collection of pumps and
 * paints gets both, and not what lies in between. Deterministic.
 */
export function centroidsOf(points: readonly Float32Array[], most: number): Float32Array[] {
  if (points.length <= most) return [...points];
  let centroids = spread(points, most);
  for (let round = 0; round < roundsMost; round += 1) {
    const groups = Map.groupBy(points, (point) => nearestCentroid(point, centroids).place);
    centroids = [...groups.values()].map(meanVectorOf);
  }
  return centroids;
}
