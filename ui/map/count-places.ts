import { formatNumber } from '#core/domain/formatting.ts';
import { placed, type Spot, type View } from './map-view.ts';

/** Something to be marked on the map, where it is on the drawing. */
export interface Marked {
  readonly code: string;
  readonly count: number;
  readonly at: Spot;
}

/** A number on the map, in pixels of the frame. */
export interface Count extends Marked {
  readonly text: string;
  /** Its middle. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  /** From there to where its country is: nowhere, unless it had to give way. */
  readonly aside: Spot;
  /** Whether it found no room. */
  readonly waits: boolean;
}

/** Pixels: as high as a finger needs, and as wide as the digits ask for. */
export const countHeight = 24;
const [digit, around] = [7, 12];
/** No number stands farther from where it belongs; it waits until the map comes nearer. */
const farthestAside = 39;
const stepAside = 3;
const ways = 16;

/** Where a number may stand, the nearest first. */
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
 * A number for each place, none hiding another: the largest stands where it belongs, a smaller gives
 * way as little as it can. One that finds no room waits until the map comes nearer.
 */
export function countsOf(places: readonly Marked[], view: View): Count[] {
  const standing: Count[] = [];
  const waiting: Count[] = [];
  for (const place of places.toSorted((a, b) => b.count - a.count)) {
    const text = formatNumber(place.count);
    const width = Math.max(countHeight, text.length * digit + around);
    const [x, y] = placed(place.at, view);
    const reach = (other: Count) => (width + other.width) / 2;
    const near = standing.filter(
      (other) =>
        Math.abs(x - other.x) < reach(other) + farthestAside &&
        Math.abs(y - other.y) < countHeight + farthestAside,
    );
    const isFree = ([dx, dy]: Spot) =>
      near.every(
        (other) =>
          Math.abs(x + dx - other.x) >= reach(other) || Math.abs(y + dy - other.y) >= countHeight,
      );
    const aside = asides.find(isFree);
    const [dx, dy] = aside ?? [0, 0];
    const count = { ...place, text, width, x: x + dx, y: y + dy, aside: [dx, dy] as const };
    if (aside) standing.push({ ...count, waits: false });
    else waiting.push({ ...count, waits: true });
  }
  return [...standing, ...waiting];
}

/** The nearest number that way: what arrow keys go to. */
export function nextCount(
  counts: readonly Count[],
  from: Count,
  [wayX, wayY]: Spot,
): Count | undefined {
  const far = ({ x, y }: Count) => {
    const [dx, dy] = [x - from.x, y - from.y];
    const along = dx * wayX + dy * wayY;
    const across = Math.abs(dx * wayY - dy * wayX);
    // What lies more beside than ahead is another way.
    return along > 0 && across <= along * 1.2 ? along + across : Infinity;
  };
  const ahead = counts.filter((count) => count !== from && far(count) < Infinity);
  return ahead.toSorted((a, b) => far(a) - far(b))[0];
}
