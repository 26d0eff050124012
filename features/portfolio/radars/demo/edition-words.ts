import { movementSince } from '#features/portfolio/radars/domain/movement.ts';
import type { Area } from '#features/portfolio/radars/domain/radar.ts';
import { summaryOfChanges } from '#features/portfolio/radars/domain/summary.ts';
import type { DemoBlip } from './demo-radar.ts';

/** Its ring in an edition; null: it is not in that. */
export const ringOf = ([, rings]: DemoBlip, edition: number): number | null =>
  rings[edition] === '-' ? null : Number(rings[edition]);

const reasonsIn = [
  'Two pilots paid back within a year.',
  'A second supplier passed the same test.',
  'Three sites ask for it; the first one reports no stop since spring.',
  'Approved for new designs after the last review.',
  'The test of a year is over, and no one wants to go back.',
  'Maintenance takes it over from the laboratory.',
  'Costs a third less than two years ago, for the same.',
  'The first customer has signed for it.',
  'A standard was published, and three suppliers follow it.',
];
const reasonsOut = [
  'No result in a year, and no site wants to go on.',
  'What is above it does the same for less.',
  'The supplier changed hands; no spare parts are promised.',
  'Two sites gave it back after the trial.',
  'Customers no longer ask for it.',
  'The last reference was taken out of service.',
];

/** Why it moved: a positive way is one towards the centre. */
export function reasonFor([name]: DemoBlip, way: number): string | null {
  if (way === 0) return null;
  const reasons = way > 0 ? reasonsIn : reasonsOut;
  return reasons[name.length % reasons.length] ?? null;
}

/** It is settled in the last edition. */
export const isSettledIn = ([, rings]: DemoBlip, nth: number): boolean =>
  nth === 2 && rings.endsWith('s');

/** What changed in an edition, as publishing proposes it. */
export function summaryOf(blips: readonly DemoBlip[], rings: readonly Area[], nth: number): string {
  const ringIds = rings.map(({ id }) => id);
  const idOf = (ring: number | null) => (ring === null ? '' : (ringIds[ring] ?? ''));
  const entries = blips.flatMap((blip) => {
    const ring = ringOf(blip, nth);
    if (ring === null) return [];
    const earlier = Array.from({ length: nth }, (_, edition) => ringOf(blip, edition));
    const last = earlier.findLast((one) => one !== null) ?? null;
    const before = last === null ? null : { ringId: idOf(last), ringIndex: last };
    const movement = movementSince(before, idOf(ring), ringIds);
    return [{ name: blip[0], ringId: idOf(ring), movement, isSettled: isSettledIn(blip, nth) }];
  });
  const removed = blips.flatMap((blip) =>
    ringOf(blip, nth) === null && ringOf(blip, nth - 1) !== null ? [{ name: blip[0] }] : [],
  );
  return summaryOfChanges({ blips: entries, removed, rings });
}
