import type { Point, RadarCell, RadarPicture, RadarView } from './radar-types.ts';

/** Clockwise from twelve o'clock, `part` of a full turn. */
export const directionOf = (part: number): Point => ({
  x: Math.sin(part * 2 * Math.PI),
  y: -Math.cos(part * 2 * Math.PI),
});

/** Which part of a full turn a point is at, clockwise from twelve o'clock. */
export const partOf = ({ x, y }: Point): number => {
  const part = Math.atan2(x, -y) / (2 * Math.PI);
  return part < 0 ? part + 1 : part;
};

export const toScreen = ({ centre, radius }: RadarView, { x, y }: Point): Point => ({
  x: centre.x + x * radius,
  y: centre.y + y * radius,
});

export const fromScreen = ({ centre, radius }: RadarView, { x, y }: Point): Point => ({
  x: (x - centre.x) / radius,
  y: (y - centre.y) / radius,
});

/** The middle of a cell, in the unit disc. */
export function middleOf({ quadrants, ringRadii }: RadarPicture, cell: RadarCell): Point {
  const inner = cell.ring === 0 ? 0.05 : (ringRadii[cell.ring - 1] ?? 0);
  const distance = (inner + (ringRadii[cell.ring] ?? 1)) / 2;
  const direction = directionOf((cell.quadrant + 0.5) / quadrants.length);
  return { x: direction.x * distance, y: direction.y * distance };
}

const fixed = (value: number): string => value.toFixed(2);

const onCircle = (view: RadarView, part: number, distance: number): string => {
  const direction = directionOf(part);
  const point = toScreen(view, { x: direction.x * distance, y: direction.y * distance });
  return `${fixed(point.x)} ${fixed(point.y)}`;
};

/** An arc from one part of a turn to another; `distance` in radii. */
export function arcPath(view: RadarView, from: number, to: number, distance: number): string {
  const radius = fixed(distance * view.radius);
  const isLarge = to - from > 0.5 ? 1 : 0;
  return `M${onCircle(view, from, distance)}A${radius} ${radius} 0 ${isLarge} 1 ${onCircle(view, to, distance)}`;
}

/** The same in the other direction, for text that would stand on its head. */
export function arcBackPath(view: RadarView, from: number, to: number, distance: number): string {
  const radius = fixed(distance * view.radius);
  return `M${onCircle(view, to, distance)}A${radius} ${radius} 0 0 0 ${onCircle(view, from, distance)}`;
}

export function cellPath(view: RadarView, picture: RadarPicture, cell: RadarCell): string {
  const from = cell.quadrant / picture.quadrants.length;
  const to = (cell.quadrant + 1) / picture.quadrants.length;
  const outer = picture.ringRadii[cell.ring] ?? 1;
  const inner = cell.ring === 0 ? 0 : (picture.ringRadii[cell.ring - 1] ?? 0);
  const radius = fixed(inner * view.radius);
  return `${arcPath(view, from, to, outer)}L${onCircle(view, to, inner)}A${radius} ${radius} 0 0 0 ${onCircle(view, from, inner)}Z`;
}

/** The cell at a place of the screen; null outside the radar. */
export function cellAt(view: RadarView, picture: RadarPicture, point: Point): RadarCell | null {
  const unit = fromScreen(view, point);
  const distance = Math.hypot(unit.x, unit.y);
  const ring = picture.ringRadii.findIndex((outer) => distance <= outer);
  if (ring === -1) return null;
  const quadrant = Math.floor(partOf(unit) * picture.quadrants.length);
  return { quadrant: Math.min(quadrant, picture.quadrants.length - 1), ring };
}

/** What of the radar fills the drawing: all of it, a quadrant, or one cell. */
export interface RadarZoom {
  readonly quadrant: number;
  readonly ring: number | null;
}

/** The corners of what is shown, in the unit disc. */
function boxOf(picture: RadarPicture, zoom: RadarZoom): { from: Point; to: Point } {
  const steps = 24;
  const inner = zoom.ring ? (picture.ringRadii[zoom.ring - 1] ?? 0) : 0;
  const outer = zoom.ring === null ? 1 : (picture.ringRadii[zoom.ring] ?? 1);
  const points = Array.from({ length: steps + 1 }, (_, step) => {
    const direction = directionOf((zoom.quadrant + step / steps) / picture.quadrants.length);
    return [inner, outer].map((far) => ({ x: direction.x * far, y: direction.y * far }));
  }).flat();
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  return {
    from: { x: Math.min(...xs), y: Math.min(...ys) },
    to: { x: Math.max(...xs), y: Math.max(...ys) },
  };
}

export function viewOf(
  size: { readonly width: number; readonly height: number },
  margin: Point,
  picture: RadarPicture,
  zoom: RadarZoom | null,
): RadarView {
  const { from, to } = zoom ? boxOf(picture, zoom) : { from: { x: -1, y: -1 }, to: { x: 1, y: 1 } };
  const radius = Math.max(
    40,
    Math.min(
      (size.width - 2 * margin.x) / (to.x - from.x),
      (size.height - 2 * margin.y) / (to.y - from.y),
    ),
  );
  return {
    ...size,
    radius,
    centre: {
      x: size.width / 2 - ((from.x + to.x) / 2) * radius,
      y: size.height / 2 - ((from.y + to.y) / 2) * radius,
    },
  };
}

/** The radius of a blip in px: with space for its ring where there is some, and touching no other. */
export const blipSize = (picture: RadarPicture, view: RadarView, isZoomed: boolean): number => {
  const space = picture.blipRadius * view.radius;
  return Math.min(isZoomed ? 14 : 11, Math.max(space * 0.84, Math.min(6, space * 0.97)));
};
