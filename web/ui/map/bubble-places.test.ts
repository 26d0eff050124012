import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bubblesOf, heartOf, nextBubble, type Marked } from './bubble-places.ts';
import { lands } from './world.ts';

const codes = Object.keys(lands);

function marked(code: string, count: number): Marked {
  const [x, y] = lands[code] ?? [0, 0];
  return { code, count, at: [x, y] };
}

const places = fc
  .uniqueArray(fc.tuple(fc.constantFrom(...codes), fc.integer({ min: 1, max: 900 })), {
    selector: ([code]) => code,
    maxLength: 120,
  })
  .map((some) => some.map(([code, count]) => marked(code, count)));
const europe = ['SE', 'NO', 'DK', 'FI', 'EE', 'DE', 'NL', 'BE', 'LU', 'FR', 'CH', 'AT', 'IT', 'ES'];
const inEurope = europe.map((code) => marked(code, 3));

test('no bubble hides another, none is smaller than a finger needs, and none strays', () => {
  fc.assert(
    fc.property(places, fc.constantFrom(0.04, 0.09, 0.3, 1, 2), (some, scale) => {
      const bubbles = bubblesOf(some, scale);
      for (const [at, one] of bubbles.entries()) {
        expect(one.radius).toBeGreaterThanOrEqual(12);
        expect(Math.hypot(...one.aside)).toBeLessThanOrEqual(45.001);
        for (const other of bubbles.slice(at + 1)) {
          const apart = Math.hypot(one.x - other.x, one.y - other.y);
          expect(apart).toBeGreaterThanOrEqual(one.radius + other.radius);
        }
      }
    }),
    { numRuns: 60 },
  );
});

test('where most are always has its bubble, where it belongs', () => {
  const [first] = bubblesOf([...inEurope, marked('PL', 40)], 0.05);
  expect(first).toMatchObject({ code: 'PL', aside: [0, 0] });
});

test('as near as Europe fills the map, every country of it has its bubble', () => {
  expect(bubblesOf(inEurope, 0.3)).toHaveLength(europe.length);
});

test('all the world in one frame is placed in no time', () => {
  const all = codes.map((code) => marked(code, 20));
  const before = performance.now();
  bubblesOf(all, 0.09);
  expect(performance.now() - before).toBeLessThan(500);
});

test('an arrow goes to the nearest that way, and nowhere where there is none', () => {
  const bubbles = bubblesOf(inEurope, 1);
  const of = (code: string) => bubbles.find((bubble) => bubble.code === code) ?? bubbles[0];
  const from = of('DE');
  if (!from) throw new Error('Germany has no bubble.');
  expect(nextBubble(bubbles, from, [0, -1])?.code).toBe('DK');
  expect(nextBubble(bubbles, from, [0, 1])?.code).toMatch(/CH|AT/u);
  const eastmost = of('FI');
  expect(eastmost && nextBubble(bubbles, eastmost, [1, 0])).toBeUndefined();
});

test('it is enlarged around what is chosen, else around what is in sight', () => {
  const bubbles = bubblesOf(inEurope, 1);
  const [germany, frame] = [lands.DE ?? [0, 0], { width: 400, height: 400 }];
  const view = { x: 200 - germany[0], y: 200 - germany[1], scale: 1 };
  expect(heartOf(bubbles, 'DE', view, frame)).toEqual([200, 200]);
  expect(heartOf(bubbles, 'FI', view, frame)).not.toBeUndefined();
  expect(heartOf(bubbles, undefined, { ...view, x: 9000 }, frame)).toBeUndefined();
});
