import type { Movement } from './movement.ts';
import type { Area } from './radar.ts';
import type { EditionLayout } from './slot.ts';

interface DrawnBlip {
  readonly id: string;
  readonly number: number | null;
  readonly name: string;
  readonly quadrantId: string;
  readonly ringId: string;
  readonly movement: Movement;
}

/** A blip as files draw it, in the circle around 0, 0 with radius 1, y downwards. */
export interface BlipShape<Blip extends DrawnBlip = DrawnBlip> {
  readonly blip: Blip;
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly color: string;
}

export interface Drawing<Blip extends DrawnBlip = DrawnBlip> {
  readonly rings: readonly {
    readonly name: string;
    readonly radius: number;
    readonly inner: number;
  }[];
  /** Borders of the quadrants: where they meet the outer ring. */
  readonly borders: readonly { readonly x: number; readonly y: number }[];
  readonly quadrants: readonly {
    readonly name: string;
    readonly color: string;
    /** The direction of its middle. */
    readonly x: number;
    readonly y: number;
  }[];
  readonly shapes: readonly BlipShape<Blip>[];
}

/** Clockwise from twelve o'clock. */
const directionOf = (part: number) => ({
  x: Math.sin(part * 2 * Math.PI),
  y: -Math.cos(part * 2 * Math.PI),
});

/** In cells that are too full, blips are as large as their neighbours allow. */
function radiusAmong(
  points: readonly { readonly x: number; readonly y: number }[],
  largest: number,
): number {
  let nearest = 2 * largest;
  for (const [at, one] of points.entries())
    for (const other of points.slice(at + 1))
      nearest = Math.min(nearest, Math.hypot(one.x - other.x, one.y - other.y));
  return nearest / 2;
}

/** What files draw of an edition, from the positions that are stored with it. */
export function drawingOf<Blip extends DrawnBlip>(
  quadrants: readonly Area[],
  rings: readonly Area[],
  blips: readonly Blip[],
  { slots, ringRadii, blipRadius }: EditionLayout,
): Drawing<Blip> {
  const placed = blips.flatMap((blip) => {
    const slot = blip.number === null ? undefined : slots[blip.id];
    return slot ? [{ blip, x: slot.x, y: slot.y }] : [];
  });
  const cells = Map.groupBy(placed, ({ blip }) => `${blip.quadrantId} ${blip.ringId}`);
  const radii = new Map([...cells].map(([cell, all]) => [cell, radiusAmong(all, blipRadius)]));
  const colors = new Map(quadrants.map(({ id, color }) => [id, color]));
  return {
    rings: rings.map(({ name }, at) => ({
      name,
      radius: ringRadii[at] ?? 1,
      inner: at === 0 ? 0 : (ringRadii[at - 1] ?? 0),
    })),
    borders: quadrants.map((_, at) => directionOf(at / quadrants.length)),
    quadrants: quadrants.map(({ name, color }, at) => ({
      name,
      color,
      ...directionOf((at + 0.5) / quadrants.length),
    })),
    shapes: placed.map(({ blip, x, y }) => ({
      blip,
      x,
      y,
      color: colors.get(blip.quadrantId) ?? '#5b6770',
      radius: radii.get(`${blip.quadrantId} ${blip.ringId}`) ?? blipRadius,
    })),
  };
}

/** A word for each movement, as files show it. */
export const movementWords: Readonly<Record<Movement, string>> = {
  new: 'new',
  in: 'moved in',
  out: 'moved out',
  none: 'no change',
};
