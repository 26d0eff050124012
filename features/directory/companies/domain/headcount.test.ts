import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readEmployees } from '#features/directory/imports/domain/company-values.ts';
import { headcountOf } from './headcount.ts';

test.each([
  ['37', 37],
  ['10000+', 10_000],
  ['11–50', 23],
  ['51-200', 101],
  ['1,001 to 5,000', 2237],
  ['about 40 people', 40],
  ['0–10', 3],
  ['0', 0],
  ['many', null],
  ['', null],
  ['2 offices, 30 people', null],
])('“%s” counts as %s', (employees, headcount) => {
  expect(headcountOf(employees)).toBe(headcount);
});

test('what an import writes counts, and within its range', () => {
  const ends = fc.tuple(fc.nat(99_999), fc.nat(99_999)).map(([one, add]) => [one, one + add]);
  fc.assert(
    fc.property(ends, fc.constantFrom('-', ' to ', '–'), ([least = 0, most = 0], between) => {
      const read = readEmployees(`${least}${between}${most}`);
      const headcount = headcountOf('value' in read ? (read.value ?? '') : '');
      expect(headcount).toBeGreaterThanOrEqual(least);
      expect(headcount).toBeLessThanOrEqual(most);
    }),
  );
});
