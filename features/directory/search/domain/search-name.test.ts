import { expect, test } from 'vitest';
import { nameSearch, describeFilters } from './search-name.ts';

test('filters are described in words', () => {
  expect(
    describeFilters({
      kinds: ['nucla'],
      country: ['SE', 'FI'],
      stage: [],
      status: ['acquired'],
      foundedFrom: 2012,
      fundingFrom: 1_000_000,
      fundingTo: 5_000_000,
      staffTo: 50,
    }),
  ).toEqual([
    'Finland or Sweden',
    'Acquired',
    'Nucla',
    'founded from 2012',
    'funding $1M – $5M',
    'employees up to 50',
  ]);
});

test('a search is named by its words and filters, up to a length', () => {
  expect(nameSearch(' predictive maintenance ', { country: ['SE'] }, 100)).toBe(
    'Predictive maintenance, Sweden',
  );
  expect(nameSearch('', {}, 100)).toBe('All companies');
  expect(nameSearch('x'.repeat(200), {}, 100)).toHaveLength(100);
});
