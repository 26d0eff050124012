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
const widths = new Map<string, number>();
let measure: CanvasRenderingContext2D | null = null;

/** The width of a label in px, of the font that draws it. */
export function widthOf(text: string): number {
  const known = widths.get(text);
  if (known !== undefined) return known;
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
      this.bands
        .get(band)
        ?.some(
          (one) =>
            one.left < box.right &&
            one.right > box.left &&
            one.top < box.bottom &&
            one.bottom > box.top,
        ),
    );
  }
}

/** Eight places around a blip: beside, above and below, then the corners. */
function placesAround(radius: number, isLeft: boolean): readonly Omit<LabelPlace, 'text'>[] {
  const beside = radius + 5;
  const corner = radius * 0.7 + 4;
  const baseline = labelSize * 0.36;
  const right = { x: beside, y: baseline, anchor: 'start' } as const;
  const left = { x: -beside, y: baseline, anchor: 'end' } as const;
  const below = { x: 0, y: radius + 6 + labelSize * 0.8, anchor: 'middle' } as const;
  const above = { x: 0, y: -radius - 8, anchor: 'middle' } as const;
  const corners = [
    { x: corner, y: -corner, anchor: 'start' },
    { x: corner, y: corner + labelSize * 0.72, anchor: 'start' },
    { x: -corner, y: -corner, anchor: 'end' },
    { x: -corner, y: corner + labelSize * 0.72, anchor: 'end' },
  ] as const;
  return isLeft ? [left, right, below, above, ...corners] : [right, left, below, above, ...corners];
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

/**
 * Labels that touch neither a blip nor each other nor the border: each blip in turn takes the first of
 * eight places that is free, or none. Those that come first are chosen by the caller.
 */
export function placeLabels(
  blips: readonly LabelBlip[],
  radius: number,
  frame: { readonly width: number; readonly height: number; readonly centre: Point },
  obstacles: readonly Box[],
): ReadonlyMap<string, LabelPlace> {
  const taken = new Taken();
  for (const box of obstacles) taken.add(box);
  const reach = radius + 2;
  for (const { x, y } of blips)
    taken.add({ left: x - reach, right: x + reach, top: y - reach, bottom: y + reach });
  const labels = new Map<string, LabelPlace>();
  const inTurn = [
    ...blips.filter((blip) => blip.isFirst),
    ...blips.filter((blip) => !blip.isFirst),
  ];
  for (const blip of inTurn) {
    const text = shortened(blip.name);
    const width = widthOf(text);
    for (const place of placesAround(radius, blip.x < frame.centre.x)) {
      const box = boxOf(blip, place, width);
      if (box.left < 4 || box.right > frame.width - 4) continue;
      if (box.top < 2 || box.bottom > frame.height - 2 || taken.isHit(box)) continue;
      taken.add(box);
      labels.set(blip.id, { ...place, text });
      break;
    }
  }
  return labels;
}
