import type { Agreement, Comparison } from '#features/portfolio/radars/domain/compare-editions.ts';
import type { Blip } from '#features/portfolio/radars/domain/radar.ts';
import { partOf, directionOf } from '#ui/radar/radar-geometry.ts';
import type { Point, RadarBlip, RadarPicture } from '#ui/radar/radar-types.ts';

/** How far from the centre a ring begins; between two rings for a place between them. */
function innerOf(radii: readonly number[], ring: number): number {
  const at = (index: number) => (index <= 0 ? 0 : (radii[Math.min(index, radii.length) - 1] ?? 1));
  const low = Math.floor(ring);
  return at(low) + (at(low + 1) - at(low)) * (ring - low);
}

/** Where a blip would stand as the other edition has it: as far through that ring, in its direction. */
function otherPlace(
  blip: RadarBlip,
  { otherRing, otherQuadrant }: Pick<Agreement<Blip>, 'otherRing' | 'otherQuadrant'>,
  { ringRadii, quadrants }: Pick<RadarPicture, 'ringRadii' | 'quadrants'>,
): Point {
  const [inner, outer] = [innerOf(ringRadii, blip.ring), innerOf(ringRadii, blip.ring + 1)];
  const through = (Math.hypot(blip.x, blip.y) - inner) / (outer - inner || 1);
  const [otherInner, otherOuter] = [
    innerOf(ringRadii, otherRing),
    innerOf(ringRadii, otherRing + 1),
  ];
  const far = otherInner + through * (otherOuter - otherInner);
  const turn = ((otherQuadrant ?? blip.quadrant) - blip.quadrant) / quadrants.length;
  const direction = directionOf(partOf(blip) + turn);
  return { x: direction.x * far, y: direction.y * far };
}

/** An edition with a line from each blip to where the other edition has it; those that agree are dimmed. */
export function comparePicture(picture: RadarPicture, comparison: Comparison<Blip>) {
  const drawn = new Map(picture.blips.map((blip) => [blip.id, blip]));
  const lines = new Map<string, Point>();
  for (const agreement of comparison.different) {
    const blip = drawn.get(agreement.blip.id);
    if (blip) lines.set(blip.id, otherPlace(blip, agreement, picture));
  }
  const matching = new Set([
    ...comparison.different.map(({ blip }) => blip.id),
    ...comparison.onlyHere.map(({ id }) => id),
  ]);
  // Movements belong to an edition and the one before it, not to these two.
  const blips = picture.blips.map((blip) => ({ ...blip, movement: 'none' as const }));
  return { picture: { ...picture, blips }, lines, matching };
}
