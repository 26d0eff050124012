import { describe, expect, test } from 'vitest';
import type { PlacedBlip } from './layout-input.ts';
import { layoutEdition } from './layout.ts';

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

const weights = [0.15, 0.35, 0.3, 0.2];

const drawBlip = (random: () => number, id: string): PlacedBlip => {
  const quadrant = Math.floor(random() * 4);
  let rest = random();
  const ring = weights.findIndex((weight) => (rest -= weight) < 0);
  return { id, quadrant, ring: ring === -1 ? 3 : ring };
};

const drawBlips = (seed: number, count: number): PlacedBlip[] => {
  const random = randomFrom(seed);
  return Array.from({ length: count }, (_, index) => drawBlip(random, `${seed}-${index}`));
};

const layoutOf = (blips: readonly PlacedBlip[], more = {}) =>
  layoutEdition({ quadrants: 4, rings: 4, blips, previous: null, ...more });

const seeds = [1, 2, 3, 4, 5];

describe.each([50, 150, 500])('%i blips', (count) => {
  test.each(seeds)('do not overlap, each in its cell (seed %i)', (seed) => {
    const blips = drawBlips(seed, count);
    const layout = layoutOf(blips);
    expect(layout.lists).toEqual([]);
    const slots = blips.map(({ id }) => layout.slots[id] ?? { x: 0, y: 0 });
    const apart = slots.flatMap((one, index) =>
      slots.slice(0, index).map((other) => Math.hypot(one.x - other.x, one.y - other.y)),
    );
    expect(Math.min(...apart.filter((distance) => distance < 0.1))).toBeGreaterThan(
      layout.blipRadius * 1.99,
    );
    const cells = slots.map(({ x, y }) => ({
      quadrant: Math.floor(((Math.atan2(x, -y) / (2 * Math.PI) + 1) % 1) * 4),
      ring: layout.ringRadii.findIndex((radius) => Math.hypot(x, y) <= radius),
    }));
    expect(cells).toEqual(blips.map(({ quadrant, ring }) => ({ quadrant, ring })));
  });

  test('stand still when a twentieth of the others is exchanged', () => {
    const moves = seeds.flatMap((seed) => {
      const before = drawBlips(seed, count);
      const random = randomFrom(seed + 100);
      const after = before.map((blip, index) =>
        index < count / 20 ? drawBlip(random, `${seed}-new-${index}`) : blip,
      );
      const first = layoutOf(before);
      const second = layoutOf(after, { previous: first });
      return after
        .filter(({ id }) => first.slots[id])
        .map(({ id }) => {
          const [one, other] = [first.slots[id], second.slots[id]];
          return Math.hypot((one?.x ?? 9) - (other?.x ?? 0), (one?.y ?? 9) - (other?.y ?? 0)) / 2;
        });
    });
    expect(moves.reduce((sum, move) => sum + move, 0) / moves.length).toBeLessThanOrEqual(0.001);
  });
});

test('The order in which blips are given does not matter', () => {
  const blips = drawBlips(7, 80);
  expect(layoutOf(blips.toReversed())).toEqual(layoutOf(blips));
});

test('A blip that changes its ring stays in its direction', () => {
  const blips = drawBlips(3, 40);
  const first = layoutOf(blips);
  const moved = blips.find(({ ring }) => ring === 2);
  if (!moved) throw new Error('None is in the third ring.');
  const before = first.slots[moved.id];
  const after = layoutOf(
    blips.map((blip) => (blip === moved ? { ...moved, ring: 1 } : blip)),
    { previous: first },
  ).slots[moved.id];
  if (!before || !after) throw new Error('It has no slot.');
  const apart = Math.atan2(before.y, before.x) - Math.atan2(after.y, after.x);
  expect(Math.abs(apart)).toBeLessThan(0.4);
});

test('A cell with more blips than fit at the smallest size becomes a list with slots of its own', () => {
  const full = Array.from({ length: 300 }, (_, index) => ({
    id: `${index}`,
    quadrant: 1,
    ring: 0,
  }));
  const layout = layoutOf([...full, { id: 'other', quadrant: 2, ring: 3 }]);
  expect(layout.lists).toEqual([{ quadrant: 1, ring: 0 }]);
  expect(Object.keys(layout.slots)).toHaveLength(301);
  expect(new Set(full.map(({ id }) => layout.slots[id]?.index)).size).toBe(300);
});

test.each([
  [2, 2],
  [3, 8],
  [8, 2],
  [8, 8],
])('%i quadrants and %i rings', (quadrants, rings) => {
  const blips = Array.from({ length: quadrants * rings * 2 }, (_, index) => ({
    id: `${index}`,
    quadrant: index % quadrants,
    ring: Math.floor(index / quadrants) % rings,
  }));
  const layout = layoutEdition({ quadrants, rings, blips, previous: null });
  expect(Object.keys(layout.slots)).toHaveLength(blips.length);
  expect(layout.ringRadii.at(-1)).toBe(1);
});

test('An edition without blips has rings', () => {
  expect(layoutOf([])).toMatchObject({ slots: {}, lists: [] });
});
