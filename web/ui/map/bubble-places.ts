import type { Frame, Spot, View } from './map-view.ts';

/** Something to be marked on the map, where it is on the drawing. */
export interface Marked {
  readonly code: string;
  readonly count: number;
  readonly at: Spot;
}

export interface Bubble {
  readonly code: string;
  readonly count: number;
  /** Pixels, in a view that starts at 0, 0. */
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  /** How far it had to give way to others. */
  readonly aside: readonly [dx: number, dy: number];
}

/** Pixels. The smallest is still easy to hit; the largest is so only among many, and from near. */
const radii = { least: 12, most: 21, growth: 1.6, fromFar: 14, nearing: 40 };
const gap = 1.5;
/** No bubble stands farther from where it belongs; it waits until the map comes nearer. */
const farthestAside = 45;
const stepAside = 3;
const ways = 16;

function radiusOf(count: number, most: number, scale: View['scale']): number {
  const largest = Math.min(
    radii.most,
    radii.fromFar + radii.nearing * scale,
    radii.least + radii.growth * Math.log2(Math.max(1, most)),
  );
  const part = Math.sqrt(Math.max(0, count - 1) / Math.max(1, most - 1));
  // A long number needs its room.
  const needed = count >= 1000 ? 17 : radii.least;
  return Math.round(Math.max(needed, radii.least + (largest - radii.least) * part));
}

/** Where a bubble may stand, the nearest first. */
const asides: readonly Spot[] = [
  [0, 0],
  ...Array.from({ length: farthestAside / stepAside }, (_, step) => (step + 1) * stepAside).flatMap(
    (distance) =>
      Array.from({ length: ways }, (_, way): Spot => {
        const turn = (way * 2 * Math.PI) / ways;
        return [Math.cos(turn) * distance, Math.sin(turn) * distance];
      }),
  ),
];

/**
 * A bubble for each place, none hiding another: the larger stands where it belongs, a smaller gives way
 * as little as it can. One that finds no room near its place is left out until the map comes nearer.
 */
export function bubblesOf(places: readonly Marked[], scale: View['scale']): Bubble[] {
  const most = Math.max(1, ...places.map(({ count }) => count));
  const standing: Bubble[] = [];
  for (const { code, count, at } of places.toSorted((a, b) => b.count - a.count)) {
    const radius = radiusOf(count, most, scale);
    const [x, y] = [at[0] * scale, at[1] * scale];
    const isFree = ([dx, dy]: Spot) =>
      standing.every((other) => {
        const room = radius + other.radius + gap;
        return (x + dx - other.x) ** 2 + (y + dy - other.y) ** 2 >= room ** 2;
      });
    const aside = asides.find(isFree);
    if (aside) standing.push({ code, count, x: x + aside[0], y: y + aside[1], radius, aside });
  }
  return standing;
}

/** The nearest bubble that way: what arrow keys go to. */
export function nextBubble(
  bubbles: readonly Bubble[],
  from: Bubble,
  [wayX, wayY]: Spot,
): Bubble | undefined {
  const far = ({ x, y }: Bubble) => {
    const [dx, dy] = [x - from.x, y - from.y];
    const along = dx * wayX + dy * wayY;
    const across = Math.abs(dx * wayY - dy * wayX);
    // What lies more beside than ahead is another way.
    return along > 0 && across <= along * 1.2 ? along + across : Infinity;
  };
  const ahead = bubbles.filter((bubble) => bubble !== from && far(bubble) < Infinity);
  return ahead.toSorted((a, b) => far(a) - far(b))[0];
}

/** Where a map is enlarged around: what is chosen, else the bubbles in sight, by how much they hold. */
export function heartOf(
  bubbles: readonly Bubble[],
  chosen: string | undefined,
  view: View,
  frame: Frame,
): Spot | undefined {
  const seen = bubbles
    .map(({ code, count, x, y }) => ({ code, count, x: x + view.x, y: y + view.y }))
    .filter(({ x, y }) => x >= 0 && y >= 0 && x <= frame.width && y <= frame.height);
  const own = seen.find(({ code }) => code === chosen);
  if (own) return [own.x, own.y];
  const all = seen.reduce((sum, { count }) => sum + count, 0);
  if (all === 0) return undefined;
  const sum = seen.reduce(
    ([toX, toY], { x, y, count }): Spot => [toX + x * count, toY + y * count],
    [0, 0] as Spot,
  );
  return [sum[0] / all, sum[1] / all];
}
