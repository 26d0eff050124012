import { formatNumber } from '#core/domain/format.ts';
import { projectPoint, type Point, type View } from './map-view.ts';

/** A marker, in coordinates of the drawing. */
export interface MapMarker {
  readonly code: string;
  readonly count: number;
  readonly at: Point;
}

/** A label on the map, in pixels of the frame. */
export interface MapLabel extends MapMarker {
  readonly text: string;
  /** Its centre. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  /** Offset from the label to its country; zero unless it was moved. */
  readonly aside: Point;
  /** Whether it is hidden for lack of space. */
  readonly waits: boolean;
}

/** Pixels: a touch target's height, and a width for the digits. */
export const labelHeight = 24;
const [digit, around] = [7, 12];
/** Maximum offset of a label in pixels; otherwise it is hidden until the map is zoomed in. */
const maxLabelOffset = 39;
const labelOffsetStep = 3;
const angles = 16;

/** Candidate offsets, the nearest first. */
const labelOffsets: readonly Point[] = [
  [0, 0],
  ...Array.from(
    { length: maxLabelOffset / labelOffsetStep },
    (_, step) => (step + 1) * labelOffsetStep,
  ).flatMap((distance) =>
    Array.from({ length: angles }, (_, angle): Point => {
      const turn = (angle * 2 * Math.PI) / angles;
      return [Math.cos(turn) * distance, Math.sin(turn) * distance];
    }),
  ),
];

/**
 * Places labels without overlap: the largest counts at their country, smaller ones moved as little as
 * possible. Labels without space are hidden until the map is zoomed in.
 */
export function placeLabels(places: readonly MapMarker[], view: View): MapLabel[] {
  const placedLabels: MapLabel[] = [];
  const waiting: MapLabel[] = [];
  for (const place of places.toSorted((a, b) => b.count - a.count)) {
    const text = formatNumber(place.count);
    const width = Math.max(labelHeight, text.length * digit + around);
    const [x, y] = projectPoint(place.at, view);
    const reach = (other: MapLabel) => (width + other.width) / 2;
    const near = placedLabels.filter(
      (other) =>
        Math.abs(x - other.x) < reach(other) + maxLabelOffset &&
        Math.abs(y - other.y) < labelHeight + maxLabelOffset,
    );
    const isFree = ([dx, dy]: Point) =>
      near.every(
        (other) =>
          Math.abs(x + dx - other.x) >= reach(other) || Math.abs(y + dy - other.y) >= labelHeight,
      );
    const aside = labelOffsets.find(isFree);
    const [dx, dy] = aside ?? [0, 0];
    const count = { ...place, text, width, x: x + dx, y: y + dy, aside: [dx, dy] as const };
    if (aside) placedLabels.push({ ...count, waits: false });
    else waiting.push({ ...count, waits: true });
  }
  return [...placedLabels, ...waiting];
}

/** The nearest label in a direction, for arrow keys. */
export function findNextLabel(
  counts: readonly MapLabel[],
  from: MapLabel,
  [wayX, wayY]: Point,
): MapLabel | undefined {
  const far = ({ x, y }: MapLabel) => {
    const [dx, dy] = [x - from.x, y - from.y];
    const along = dx * wayX + dy * wayY;
    const across = Math.abs(dx * wayY - dy * wayX);
    // A label more to the side than ahead is in another direction.
    return along > 0 && across <= along * 1.2 ? along + across : Infinity;
  };
  const ahead = counts.filter((count) => count !== from && far(count) < Infinity);
  return ahead.toSorted((a, b) => far(a) - far(b))[0];
}
