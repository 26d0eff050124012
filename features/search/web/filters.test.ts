import { describe, expect, test } from 'vitest';
import {
  chosenIn,
  companyQuery,
  filtersIn,
  noFilters,
  sortOf,
  toggled,
  without,
} from './filters.ts';
import type { ScoutSearch } from './search-params.ts';

const narrowed: ScoutSearch = {
  q: ' wear ',
  country: 'DE,SE',
  kinds: 'startup',
  foundedFrom: 2012,
  fundingTo: 19_999_999,
};

test('a value is chosen, another one beside it, and taken away again', () => {
  expect(toggled({}, 'country', 'SE')).toEqual({ country: 'SE' });
  expect(toggled(narrowed, 'country', 'FI')).toEqual({ country: 'DE,SE,FI' });
  expect(toggled(narrowed, 'country', 'DE')).toEqual({ country: 'SE' });
  expect(toggled({ country: 'SE' }, 'country', 'SE')).toEqual({ country: undefined });
});

test('every choice is said in words', () => {
  expect(chosenIn(narrowed).map(({ label }) => label)).toEqual([
    'Our directory',
    'Germany',
    'Sweden',
    'since 2012',
    'up to $20M',
  ]);
  expect(filtersIn(narrowed)).toEqual(['kinds', 'country', 'founded', 'funding']);
});

test('taking a choice away leaves the others, and twice does no harm', () => {
  const sweden = chosenIn(narrowed).find(({ label }) => label === 'Sweden');
  expect(sweden?.without(narrowed)).toEqual({ country: 'DE' });
  expect(sweden?.without({ country: 'DE' })).toEqual({});
  expect(without('founded')).toEqual({ foundedFrom: undefined, foundedTo: undefined });
  expect(filtersIn({ ...narrowed, ...noFilters })).toEqual([]);
});

describe('the order', () => {
  test('follows the words, and without words the newest come first', () => {
    expect(sortOf({ q: 'wear' })).toBe('relevance');
    expect(sortOf({ q: '  ' })).toBe('recency');
    expect(sortOf({ sort: 'name' })).toBe('name');
  });
});

test('the server is asked in texts, without blanks around the words', () => {
  expect(companyQuery(narrowed)).toMatchObject({
    q: 'wear',
    country: 'DE,SE',
    foundedFrom: '2012',
    fundingTo: '19999999',
    sort: 'relevance',
  });
});
