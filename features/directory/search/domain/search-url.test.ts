import { expect, test } from 'vitest';
import { searchPathOf, searchParamsOf } from './search-url.ts';

test('equivalent searches have the same address', () => {
  const filters = { kinds: ['startup', 'nucla'] as const, tags: [], fundingFrom: 1_000_000 };
  expect(searchParamsOf('wear', filters)).toEqual({
    q: 'wear',
    kinds: 'nucla,startup',
    fundingFrom: '1000000',
  });
  expect(searchPathOf('', {})).toBe('/search');
  expect(searchPathOf('quiet gears & oil', { country: ['SE'] }, 'abc')).toBe(
    '/search?q=quiet%20gears%20%26%20oil&country=SE&saved=abc',
  );
});

test.each([
  ['"quiet gears"', JSON.stringify('"quiet gears"')],
  ['2024', '"2024"'],
  ['true', '"true"'],
  ['wear', 'wear'],
])('words survive the address unchanged: %s', (typed, text) => {
  expect(searchPathOf(typed, {})).toBe(`/search?q=${encodeURIComponent(text)}`);
});
