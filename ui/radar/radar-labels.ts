import type { Point } from './radar-types.ts';

export interface LabelPlace {
  /** From the centre of the blip. */
  readonly x: number;
  readonly y: number;
  readonly anchor: 'start' | 'middle' | 'end';
  readonly text: string;
}

export interface LabelBlip extends Point {
  readonly id: string;
  readonly name: string;
  /** Labels of the others give way. */
  readonly isFirst: boolean;
}

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export const labelSize = 11;
const lineHeight = 14;
const longest = 32;
/** What has no room for more is cut to this. */
const shortest = 18;
const widths = new Map<string, number>();
let measure: CanvasRenderingContext2D | null = null;

/** The width of a label in px, of the font that draws it. */
export function widthOf(text: string): number {
  const entry = widths.get(text);
  if (entry !== undefined) return entry;
  measure ??= document.createElement('canvas').getContext('2d');
  if (!measure) return text.length * 6;
  measure.font = `500 ${labelSize}px "Inter Variable", system-ui, sans-serif`;
  const width = measure.measureText(text).width;
  if (widths.size > 5000) widths.clear();
  widths.set(text, width);
  return width;
}

export const shortened = (name: string, most = longest): string =>
  name.length > most ? `${name.slice(0, most - 1).trimEnd()}…` : name;

const isCovered = (one: Box, other: Box): boolean =>
  one.left < other.right &&
  one.right > other.left &&
  one.top < other.bottom &&
  one.bottom > other.top;

/** Boxes by bands of the height of a line, so that few of them are compared. */
class Taken {
  private readonly bands = new Map<number, Box[]>();

  private static bandsOf({ top, bottom }: Box): number[] {
    const first = Math.floor(top / lineHeight);
    return Array.from({ length: Math.floor(bottom / lineHeight) - first + 1 }, (_, n) => first + n);
  }

  add(box: Box): void {
    for (const band of Taken.bandsOf(box)) {
      const boxes = this.bands.get(band);
      if (boxes) boxes.push(box);
      else this.bands.set(band, [box]);
    }
  }

  isHit(box: Box): boolean {
    return Taken.bandsOf(box).some((band) =>
      this.bands.get(band)?.some((one) => isCovered(one, box)),
    );
  }
}

/** Places around a blip: beside, below and above, then the corners, then below and above to one side. */
function placesAround(radius: number, isLeft: boolean): readonly Omit<LabelPlace, 'text'>[] {
  const gap = radius + 5;
  const corner = radius * 0.7 + 4;
  const baseline = labelSize * 0.36;
  const right = { x: gap, y: baseline, anchor: 'start' } as const;
  const left = { x: -gap, y: baseline, anchor: 'end' } as const;
  const below = { x: 0, y: radius + 6 + labelSize * 0.8, anchor: 'middle' } as const;
  const above = { x: 0, y: -radius - 8, anchor: 'middle' } as const;
  const corners = [
    { x: corner, y: -corner, anchor: 'start' },
    { x: corner, y: corner + labelSize * 0.72, anchor: 'start' },
    { x: -corner, y: -corner, anchor: 'end' },
    { x: -corner, y: corner + labelSize * 0.72, anchor: 'end' },
  ] as const;
  const aside = [below, above].flatMap(({ y }) => [
    { x: -radius, y, anchor: 'start' } as const,
    { x: radius, y, anchor: 'end' } as const,
  ]);
  const beside = isLeft ? [left, right] : [right, left];
  return [...beside, below, above, ...corners, ...aside];
}

const boxOf = (blip: Point, place: Omit<LabelPlace, 'text'>, width: number): Box => {
  const x = blip.x + place.x;
  const left = place.anchor === 'start' ? x : place.anchor === 'end' ? x - width : x - width / 2;
  const baseline = blip.y + place.y;
  return {
    left: left - 2,
    right: left + width + 2,
    top: baseline - labelSize * 0.86,
    bottom: baseline + labelSize * 0.32,
  };
};

/** The box of a label that has been placed. */
export const labelBox = (blip: Point, label: LabelPlace): Box =>
  boxOf(blip, label, widthOf(label.text));

const distanceTo = ({ left, right, top, bottom }: Box, { x, y }: Point): number =>
  Math.hypot(Math.max(0, left - x, x - right), Math.max(0, top - y, y - bottom));

/** How much farther a label is from every other blip than from its own, or it would be taken for theirs. */
const apart = 1.3;

const isNearestToOwn = (box: Box, own: LabelBlip, blips: readonly LabelBlip[]): boolean => {
  const least = distanceTo(box, own) * apart;
  return blips.every((blip) => blip.id === own.id || distanceTo(box, blip) > least);
};

export interface LabelFrame {
  readonly width: number;
  readonly height: number;
  readonly centre: Point;
  /** Of the outermost ring. */
  readonly radius: number;
}

const isInside = (box: Box, { width, height }: LabelFrame): boolean =>
  box.left >= 4 && box.right <= width - 4 && box.top >= 2 && box.bottom <= height - 2;

/** Whether the outermost ring would run through the label. */
function isOnRim({ left, right, top, bottom }: Box, { centre, radius }: LabelFrame): boolean {
  const farX = Math.max(Math.abs(left - centre.x), Math.abs(right - centre.x));
  const farY = Math.max(Math.abs(top - centre.y), Math.abs(bottom - centre.y));
  const nearX = Math.max(0, left - centre.x, centre.x - right);
  const nearY = Math.max(0, top - centre.y, centre.y - bottom);
  return Math.hypot(farX, farY) > radius && Math.hypot(nearX, nearY) < radius;
}

function takenBy(blips: readonly Point[], radius: number, obstacles: readonly Box[]): Taken {
  const taken = new Taken();
  for (const box of obstacles) taken.add(box);
  const reach = radius + 2;
  for (const { x, y } of blips)
    taken.add({ left: x - reach, right: x + reach, top: y - reach, bottom: y + reach });
  return taken;
}

/**
 * Labels that touch neither a blip nor each other nor the border, and stand nearer to their own blip than
 * to any other: each blip in turn takes the first place that is free, or none. Those that come first are
 * chosen by the caller; a long name that finds no place is tried again in short.
 */
export function placeLabels(
  blips: readonly LabelBlip[],
  radius: number,
  frame: LabelFrame,
  obstacles: readonly Box[],
): ReadonlyMap<string, LabelPlace> {
  const taken = takenBy(blips, radius, obstacles);
  const labels = new Map<string, LabelPlace>();
  const place = (waiting: readonly LabelBlip[], most: number) => {
    const choices = waiting.map((blip) => {
      const text = shortened(blip.name, most);
      const width = widthOf(text);
      const places = placesAround(radius, blip.x < frame.centre.x)
        .map((around) => ({ around, box: boxOf(blip, around, width) }))
        .filter(
          ({ box }) =>
            isInside(box, frame) && !taken.isHit(box) && isNearestToOwn(box, blip, blips),
        )
        .toSorted(
          (one, other) => Number(isOnRim(one.box, frame)) - Number(isOnRim(other.box, frame)),
        );
      return { blip, text, places };
    });
    // Those with the fewest places choose first, or others would take their only one.
    const inTurn = choices.toSorted(
      (one, other) =>
        Number(other.blip.isFirst) - Number(one.blip.isFirst) ||
        one.places.length - other.places.length,
    );
    for (const { blip, text, places } of inTurn) {
      const free = places.find(({ box }) => !taken.isHit(box));
      if (!free) continue;
      taken.add(free.box);
      labels.set(blip.id, { ...free.around, text });
    }
  };
  place(blips, longest);
  const without = blips.filter(({ id, name }) => !labels.has(id) && name.length > shortest);
  place(without, shortest);
  return labels;
}

/** The labels with the whole name of one blip, which others give way to; the same where it has its name. */
export function withLabelOf(
  target: LabelBlip,
  labels: ReadonlyMap<string, LabelPlace>,
  blips: readonly LabelBlip[],
  radius: number,
  frame: LabelFrame,
  obstacles: readonly Box[],
): ReadonlyMap<string, LabelPlace> {
  if (labels.get(target.id)?.text === target.name) return labels;
  const taken = takenBy(blips, radius, obstacles);
  const text = shortened(target.name, longest * 2);
  // The chosen name is drawn larger and bolder.
  const width = widthOf(text) * 1.18;
  const others = blips.flatMap((blip) => {
    const label = labels.get(blip.id);
    return label && blip.id !== target.id
      ? [{ id: blip.id, box: boxOf(blip, label, widthOf(label.text)) }]
      : [];
  });
  const [best] = placesAround(radius, target.x < frame.centre.x)
    .map((around) => ({ around, box: boxOf(target, around, width) }))
    .filter(
      ({ box }) => isInside(box, frame) && !taken.isHit(box) && isNearestToOwn(box, target, blips),
    )
    .map((place) => ({ ...place, hidden: others.filter(({ box }) => isCovered(box, place.box)) }))
    .toSorted((one, other) => one.hidden.length - other.hidden.length);
  if (!best) return labels;
  const hidden = new Set(best.hidden.map(({ id }) => id));
  const rest = [...labels].filter(([id]) => !hidden.has(id));
  return new Map([...rest, [target.id, { ...best.around, text }]]);
}
