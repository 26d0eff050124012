import { partOf } from './radar-geometry.ts';
import type { RadarBlip } from './radar-types.ts';

const turn = (from: number, to: number): number => (((to - from) % 1) + 1) % 1;
const apart = (one: number, other: number): number => Math.min(turn(one, other), turn(other, one));

/** The next blip of the same ring, clockwise or back. */
function along(blips: readonly RadarBlip[], current: RadarBlip, isBack: boolean): RadarBlip {
  const from = partOf(current);
  const others = blips.filter((blip) => blip.ring === current.ring && blip !== current);
  const distance = (blip: RadarBlip) =>
    isBack ? turn(partOf(blip), from) : turn(from, partOf(blip));
  return others.reduce(
    (best, blip) => (best === current || distance(blip) < distance(best) ? blip : best),
    current,
  );
}

/** The blip in the next ring that has one, nearest in direction. */
function across(blips: readonly RadarBlip[], current: RadarBlip, isIn: boolean): RadarBlip {
  const beyond = blips.filter(({ ring }) => (isIn ? ring < current.ring : ring > current.ring));
  const ring = isIn
    ? Math.max(...beyond.map((blip) => blip.ring))
    : Math.min(...beyond.map((blip) => blip.ring));
  const from = partOf(current);
  return beyond
    .filter((blip) => blip.ring === ring)
    .reduce(
      (best, blip) =>
        best === current || apart(from, partOf(blip)) < apart(from, partOf(best)) ? blip : best,
      current,
    );
}

/** Where a key leads from a blip: left and right along its ring, up outwards, down to the centre. */
export function blipAfterKey(
  blips: readonly RadarBlip[],
  current: RadarBlip,
  key: string,
): RadarBlip | null {
  switch (key) {
    case 'ArrowRight':
      return along(blips, current, false);
    case 'ArrowLeft':
      return along(blips, current, true);
    case 'ArrowUp':
      return across(blips, current, false);
    case 'ArrowDown':
      return across(blips, current, true);
    case 'Home':
      return blips[0] ?? null;
    case 'End':
      return blips.at(-1) ?? null;
    default:
      return null;
  }
}
