import { directionOf, toScreen, type RadarZoom } from './radar-geometry.ts';
import { shortened, widthOf } from './radar-labels.ts';
import type { RadarPicture, RadarView } from './radar-types.ts';

/** On a phone the names are smaller than the other text, or they would cover the rings. */
const smallRadius = 220;

/** The names of the rings, on the line at twelve o'clock or at the start of the quadrant shown. */
export function ringNames(picture: RadarPicture, view: RadarView, zoom: RadarZoom | null) {
  const count = picture.quadrants.length;
  const part = zoom && zoom.quadrant < count - 1 ? zoom.quadrant / count : 0;
  const direction = directionOf(part);
  return picture.rings.flatMap((ring, index) => {
    if (zoom && zoom.ring !== null && zoom.ring !== index) return [];
    const inner = index === 0 ? 0 : (picture.ringRadii[index - 1] ?? 0);
    const middle = (inner + (picture.ringRadii[index] ?? 1)) / 2;
    const place = toScreen(view, { x: direction.x * middle, y: direction.y * middle });
    const name = shortened(ring.name, 12);
    const isSmall = view.radius < smallRadius;
    const width = Math.round(widthOf(name)) * (isSmall ? 0.86 : 1) + (isSmall ? 9 : 18);
    return [{ id: ring.id, name, ...place, width, height: isSmall ? 15 : 20, isSmall }];
  });
}
