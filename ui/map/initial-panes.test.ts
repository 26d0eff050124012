import fc from 'fast-check';
import { expect, test } from 'vitest';
import { placeLabels, type MapMarker } from './label-placement.ts';
import { projectPoint } from './map-view.ts';
import { findPaneAt, computeInitialPanes } from './initial-panes.ts';
import { lands } from './world.ts';

const marked = (code: string): MapMarker => {
  const [x, y] = lands[code] ?? [0, 0];
  return { code, count: 3, at: [x, y] };
};
const desk = { width: 590, height: 520 };
const phone = { width: 358, height: 385 };
const inEurope = ['SE', 'NO', 'DK', 'FI', 'DE', 'NL', 'GB', 'FR', 'CH', 'IT'].map(marked);
const elsewhere = ['US', 'IL', 'JP'].map(marked);

test.each([desk, phone])(
  'with markers on three continents Europe has its own pane, and each has its label',
  (frame) => {
    const [world, europe] = computeInitialPanes([...inEurope, ...elsewhere], frame);
    expect(world?.places).toEqual(elsewhere);
    expect(europe?.places).toEqual(inEurope);
    for (const pane of [world, europe]) {
      const counts = pane ? placeLabels(pane.places, pane.view) : [];
      expect(counts.filter(({ waits }) => waits)).toEqual([]);
      for (const { aside } of counts) expect(Math.hypot(...aside)).toBeLessThan(24);
    }
  },
);

test.each([
  ['nothing', []],
  ['Europe alone', inEurope],
  ['no Europe', elsewhere],
  ['one country of it, which has room', [marked('DE'), ...elsewhere]],
  ['Europe and who lives next door', [...inEurope, marked('IL')]],
])('%s are shown in one pane', (_, places) => {
  expect(computeInitialPanes(places, desk)).toMatchObject([
    { top: 0, height: desk.height, places },
  ]);
});

test('the panes fill the frame, and every marker is visible in one of them', () => {
  const some = fc.uniqueArray(fc.constantFrom(...Object.keys(lands)), { maxLength: 60 });
  const side = fc.integer({ min: 280, max: 1400 });
  fc.assert(
    fc.property(some, side, side, (codes, width, height) => {
      const panes = computeInitialPanes(codes.map(marked), { width, height });
      expect(panes.reduce((sum, pane) => sum + pane.height, 0)).toBe(height);
      expect(panes.flatMap(({ places }) => places)).toHaveLength(codes.length);
      for (const { places, view, top, height: high } of panes) {
        for (const { at } of places) {
          const [x, y] = projectPoint(at, view);
          expect(x >= 0 && x <= width && y >= top && y <= top + high).toBe(true);
        }
      }
    }),
  );
});

test('a point of the frame belongs to the pane it is in, one outside to the last', () => {
  const panes = computeInitialPanes([...inEurope, ...elsewhere], desk);
  expect(findPaneAt(panes, 10)).toBe(panes[0]);
  expect(findPaneAt(panes, 400)).toBe(panes[1]);
  expect(findPaneAt(panes)).toBe(panes[1]);
  expect(findPaneAt([])).toBeUndefined();
});
