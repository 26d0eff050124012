import { expect, test } from 'vitest';
import { pathOfSearch, queryOfSearch } from './address.ts';

test('a search is said as its address says it, the same for what means the same', () => {
  const filters = { kinds: ['startup', 'nucla'] as const, tags: [], fundingFrom: 1_000_000 };
  expect(queryOfSearch('wear', filters)).toEqual({
    q: 'wear',
    kinds: 'nucla,startup',
    fundingFrom: '1000000',
  });
  expect(pathOfSearch('', {})).toBe('/search');
  expect(pathOfSearch('quiet gears & oil', { country: ['SE'] }, 'abc')).toBe(
    '/search?q=quiet%20gears%20%26%20oil&country=SE&saved=abc',
  );
});

test.each([
  ['"quiet gears"', JSON.stringify('"quiet gears"')],
  ['2024', '"2024"'],
  ['true', '"true"'],
  ['wear', 'wear'],
])('words are read back as they were typed: %s', (typed, written) => {
  expect(pathOfSearch(typed, {})).toBe(`/search?q=${encodeURIComponent(written)}`);
});
