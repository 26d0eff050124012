import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { placeLabels, findNextLabel, type MapMarker } from './label-placement.ts';
import { lands } from './world.ts';

const codes = Object.keys(lands);
const at = (scale: number) => ({ x: 0, y: 0, scale });

function marked(code: string, count: number): MapMarker {
  const [x, y] = lands[code] ?? [0, 0];
  return { code, count, at: [x, y] };
}

const places = fc
  .uniqueArray(fc.tuple(fc.constantFrom(...codes), fc.integer({ min: 1, max: 2000 })), {
    selector: ([code]) => code,
    maxLength: 120,
  })
  .map((some) => some.map(([code, count]) => marked(code, count)));
const europe = ['SE', 'NO', 'DK', 'FI', 'EE', 'DE', 'NL', 'BE', 'LU', 'FR', 'CH', 'AT', 'IT', 'ES'];
const inEurope = europe.map((code) => marked(code, 3));

test('labels do not overlap, stay near their country, and none is missing', () => {
  fc.assert(
    fc.property(places, fc.constantFrom(0.04, 0.09, 0.3, 1, 2), (some, scale) => {
      const counts = placeLabels(some, at(scale));
      expect(counts.map(({ code }) => code).toSorted()).toEqual(
        some.map(({ code }) => code).toSorted(),
      );
      const placedLabels = counts.filter(({ waits }) => !waits);
      for (const [nth, one] of placedLabels.entries()) {
        expect(one.width).toBeGreaterThanOrEqual(24);
        expect(Math.hypot(...one.aside)).toBeLessThanOrEqual(39.001);
        for (const other of placedLabels.slice(nth + 1)) {
          const [dx, dy] = [Math.abs(one.x - other.x), Math.abs(one.y - other.y)];
          expect(dx >= (one.width + other.width) / 2 || dy >= 24).toBe(true);
        }
      }
    }),
    { numRuns: 60 },
  );
});

test('the largest counts always have their label in place', () => {
  const [first] = placeLabels([...inEurope, marked('PL', 40)], at(0.05));
  expect(first).toMatchObject({ code: 'PL', aside: [0, 0], waits: false });
});

test('zoomed to Europe on a phone, every country has its label', () => {
  expect(placeLabels(inEurope, at(0.28)).filter(({ waits }) => waits)).toEqual([]);
});

test('a label is compared with its neighbours alone, at each place that it might have', () => {
  const all = codes.map((code) => marked(code, 20));
  const compared = vi.spyOn(Math, 'abs');
  placeLabels(all, at(0.09));
  const { length } = compared.mock.calls;
  compared.mockRestore();
  // Compared with all others at each place, it would be more than four times as many.
  expect(length).toBeLessThan(400_000);
});

test('an arrow key goes to the nearest label that way, and nowhere if there is none', () => {
  const counts = placeLabels(inEurope, at(1));
  const of = (code: string) => counts.find((count) => count.code === code) ?? counts[0];
  const from = of('DE');
  if (!from) throw new Error('Germany has no number.');
  expect(findNextLabel(counts, from, [0, -1])?.code).toBe('DK');
  expect(findNextLabel(counts, from, [0, 1])?.code).toMatch(/CH|AT/u);
  const eastmost = of('FI');
  expect(eastmost && findNextLabel(counts, eastmost, [1, 0])).toBeUndefined();
});
