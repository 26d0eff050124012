/** Geometry for drawing the world map. */
import { geoPath, type GeoPermissibleObjects, type GeoProjection } from 'd3-geo';

export type Point = readonly [x: number, y: number];
type Ring = readonly Point[];

/** The area of a triangle. */
const triangle = ([ax, ay]: Point, [bx, by]: Point, [cx, cy]: Point): number =>
  Math.abs((bx - ax) * (cy - ay) - (cx - ax) * (by - ay)) / 2;

/**
 * Simplifies a line (Visvalingam): repeatedly removes the point whose triangle with its neighbours is
 * smallest. Its ends stay.
 */
export function simplifyLine(line: Ring, placeOf: (spot: Point) => Point, least: number): Point[] {
  const points = line.map((spot) => ({ spot, place: placeOf(spot) }));
  const isClosed = line.length > 3 && String(line[0]) === String(line.at(-1));
  const fewest = isClosed ? 4 : 2;
  while (points.length > fewest) {
    let [smallest, at] = [least, -1];
    for (let index = 1; index < points.length - 1; index += 1) {
      const [before, here, after] = points.slice(index - 1, index + 2);
      if (!before || !here || !after) continue;
      const area = triangle(before.place, here.place, after.place);
      if (area < smallest) [smallest, at] = [area, index];
    }
    if (at === -1) break;
    points.splice(at, 1);
  }
  return points.map(({ spot }) => spot);
}

/** The outlines of a shape on the drawing, in whole units, without repeated points. */
export function ringsOf(shape: GeoPermissibleObjects, projection: GeoProjection): Point[][] {
  const rings: Point[][] = [];
  const put = (x: number, y: number) => {
    const [before, spot] = [rings.at(-1)?.at(-1), [Math.round(x), Math.round(y)] as const];
    if (String(before) !== String(spot)) rings.at(-1)?.push(spot);
  };
  geoPath(projection, {
    beginPath: () => undefined,
    moveTo(x, y) {
      rings.push([]);
      put(x, y);
    },
    lineTo: put,
    arc: () => undefined,
    closePath: () => undefined,
  })(shape);
  return rings.filter((ring) => ring.length > 2);
}

/** Twice the signed area: the sign is the winding direction. */
const signedRingArea = (ring: Ring): number =>
  ring.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = ring[(index + 1) % ring.length] ?? [x, y];
    return sum + x * nextY - nextX * y;
  }, 0);

export const ringArea = (ring: Ring): number => Math.abs(signedRingArea(ring)) / 2;

export function boundingBoxOf(
  ring: Ring,
): [left: number, top: number, right: number, bottom: number] {
  const xs = ring.map(([x]) => x);
  const ys = ring.map(([, y]) => y);
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

function middleOf(ring: Ring): Point {
  const double = signedRingArea(ring);
  let [sumX, sumY] = [0, 0];
  for (const [index, [x, y]] of ring.entries()) {
    const [nextX, nextY] = ring[(index + 1) % ring.length] ?? [x, y];
    const cross = x * nextY - nextX * y;
    sumX += (x + nextX) * cross;
    sumY += (y + nextY) * cross;
  }
  return [sumX / (3 * double), sumY / (3 * double)];
}

/** The distance of a point to a ring's edge; negative outside. */
function depthIn(ring: Ring, [x, y]: Point): number {
  let [isInside, nearest] = [false, Infinity];
  for (const [index, [ax, ay]] of ring.entries()) {
    const [bx, by] = ring[(index + 1) % ring.length] ?? [ax, ay];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) isInside = !isInside;
    const along = ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / ((bx - ax) ** 2 + (by - ay) ** 2);
    const part = Math.min(1, Math.max(0, along));
    nearest = Math.min(nearest, Math.hypot(x - ax - part * (bx - ax), y - ay - part * (by - ay)));
  }
  return isInside ? nearest : -nearest;
}

const steps = 40;

/** A point well inside a ring: its centre where that is deep enough, else the deepest point. */
export function findInteriorPoint(ring: Ring): Point {
  const [left, top, right, bottom] = boundingBoxOf(ring);
  const middle: Point =
    ringArea(ring) > 0 ? middleOf(ring) : [(left + right) / 2, (top + bottom) / 2];
  let [deepest, best] = [-Infinity, middle];
  for (let column = 1; column < steps; column += 1) {
    for (let row = 1; row < steps; row += 1) {
      const spot: Point = [
        left + ((right - left) * column) / steps,
        top + ((bottom - top) * row) / steps,
      ];
      const depth = depthIn(ring, spot);
      if (depth > deepest) [deepest, best] = [depth, spot];
    }
  }
  return depthIn(ring, middle) >= deepest * 0.6 ? middle : best;
}

/** A ring as SVG path data, as short as possible. */
export function toPathData(ring: Ring): string {
  let [beforeX, beforeY] = ring[0] ?? [0, 0];
  const steps = ring.slice(1).map(([x, y]) => {
    const [dx, dy] = [x - beforeX, y - beforeY];
    [beforeX, beforeY] = [x, y];
    return `${dx < 0 ? '' : ' '}${dx}${dy < 0 ? '' : ' '}${dy}`;
  });
  return `M${(ring[0] ?? []).join(' ')}l${steps.join('').trimStart()}z`;
}
