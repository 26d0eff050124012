// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest';
import { radarTemplates } from '#features/portfolio/radars/domain/templates.ts';
import { placeRadar, withChosenLabel, type PlacedRadar } from '#ui/radar/place-radar.ts';
import { toScreen, type RadarZoom } from '#ui/radar/radar-geometry.ts';
import { labelBox, type Box } from '#ui/radar/radar-labels.ts';
import type { Point, RadarMovement } from '#ui/radar/radar-types.ts';
import { pictureOf } from './edition-picture.ts';

/** Numbers from 0 to 1 that depend on the seed alone (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const words = ['air', 'coupled', 'ultrasound', 'synthetic', 'spall', 'data', 'motor', 'signature'];
const movements: readonly RadarMovement[] = ['none', 'none', 'none', 'new', 'in', 'out'];

/** An edition of this many blips, drawn at random. */
function drawEdition(seed: number, count: number) {
  const random = randomFrom(seed);
  const one = <Value>(values: readonly Value[]): Value => {
    const value = values[Math.floor(random() * values.length)];
    if (value === undefined) throw new Error('There is none.');
    return value;
  };
  const [template] = radarTemplates;
  if (!template) throw new Error('There is no template.');
  const { quadrants, rings } = template;
  const blips = Array.from({ length: count }, (_, nth) => ({
    id: `${seed}-${nth}`,
    number: nth + 1,
    name: Array.from({ length: 1 + Math.floor(random() * 4) }, () => one(words)).join(' '),
    quadrantId: one(quadrants).id,
    ringId: one(rings).id,
    movement: one(movements),
    isSettled: false,
  }));
  return pictureOf('Radar', { quadrants, rings, blips, layout: null });
}

const distanceTo = ({ left, right, top, bottom }: Box, { x, y }: Point): number =>
  Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));

/** The names of blips whose label stands nearer to another blip. */
const misleading = ({ view, blips, labels }: PlacedRadar): string[] =>
  blips
    .filter((own) => {
      const label = labels.get(own.id);
      if (!label) return false;
      const box = labelBox(toScreen(view, own), label);
      const distance = distanceTo(box, toScreen(view, own));
      return blips.some(
        (other) => other !== own && distanceTo(box, toScreen(view, other)) <= distance,
      );
    })
    .map(({ name }) => name);

const sizes = [
  { width: 1092, height: 720 },
  { width: 390, height: 406 },
];
const zooms: readonly (RadarZoom | null)[] = [null, { quadrant: 1, ring: null }];

describe.each([12, 50, 150])('%i blips', (count) => {
  test.each([1, 2, 3, 4, 5, 6])(
    'a label stands nearer to its own blip than to any other (seed %i)',
    (seed) => {
      const picture = drawEdition(seed, count);
      for (const size of sizes)
        for (const zoom of zooms) {
          const placed = placeRadar(picture, size, zoom);
          expect(misleading(placed)).toEqual([]);
          for (const { id } of placed.blips.slice(0, 10))
            expect(misleading(withChosenLabel(placed, id))).toEqual([]);
        }
    },
  );
});

test('Most blips of a usual radar have a label all the same', () => {
  const shares = [1, 2, 3, 4, 5, 6].map((seed) => {
    const { labels, blips } = placeRadar(drawEdition(seed, 40), { width: 1092, height: 720 }, null);
    return labels.size / blips.length;
  });
  expect(Math.min(...shares)).toBeGreaterThan(0.6);
});
