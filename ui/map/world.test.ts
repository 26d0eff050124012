import { expect, test } from 'vitest';
import { isOnMap } from './use-map-markers.ts';
import { lands, size } from './world.ts';

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
/** All current codes of a country or a part of one. */
const codes = letters
  .flatMap((first) => letters.map((second) => first + second))
  .filter((code) => names.of(code) !== undefined)
  .filter((code) => new Intl.Locale(`und-${code}`).region === code);

/** Codes without a place: Antarctica, unions of countries, and test codes. */
const nowhere = ['AQ', 'EU', 'EZ', 'QO', 'UN', 'XA', 'XB', 'ZZ'];

test('every code with a name is on the map, except for those without a place', () => {
  expect(codes.length).toBeGreaterThan(250);
  expect(codes.filter((code) => !isOnMap(code))).toEqual(nowhere);
  expect(Object.keys(lands).filter((code) => !codes.includes(code))).toEqual([]);
});

test.each(['SE', 'SG', 'MT', 'LU', 'IL', 'EE', 'LI', 'MC', 'VA', 'BH', 'HK', 'XK', 'TW', 'PS'])(
  '%s has an outline, however small it is',
  (code) => expect(lands[code]?.[6]).toMatch(/^M\d+ \d+l/u),
);

test.each(Object.entries(lands))('%s is on the drawing, within its own bounding box', (_, land) => {
  const [x, y, left, top, right, bottom] = land;
  for (const number of [x, y, left, top, right, bottom]) expect(number).toBe(Math.round(number));
  expect(left).toBeGreaterThanOrEqual(0);
  expect(top).toBeGreaterThanOrEqual(0);
  expect(right).toBeLessThanOrEqual(size.width);
  expect(bottom).toBeLessThanOrEqual(size.height + 60);
  expect(x >= left && x <= right && y >= top && y <= bottom).toBe(true);
});

test('countries with a shared border lie on the correct sides of each other', () => {
  const at = (code: string) => lands[code] ?? [0, 0];
  expect(at('PT')[0]).toBeLessThan(at('ES')[0]);
  expect(at('NO')[1]).toBeLessThan(at('DK')[1]);
  expect(at('CL')[0]).toBeLessThan(at('AR')[0]);
  expect(at('NZ')[0]).toBeGreaterThan(at('AU')[0]);
});
