import { describe, expect, test } from 'vitest';
import {
  chosenFilters,
  toCompanyQuery,
  filtersIn,
  noFilters,
  sortOf,
  toggleFilterValue,
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

test('values are selected and removed', () => {
  expect(toggleFilterValue({}, 'country', 'SE')).toEqual({ country: 'SE' });
  expect(toggleFilterValue(narrowed, 'country', 'FI')).toEqual({ country: 'DE,SE,FI' });
  expect(toggleFilterValue(narrowed, 'country', 'DE')).toEqual({ country: 'SE' });
  expect(toggleFilterValue({ country: 'SE' }, 'country', 'SE')).toEqual({ country: undefined });
});

test('a value is removed in whatever spelling the address has it', () => {
  expect(toggleFilterValue({ stage: 'late-bloomer,Seed' }, 'stage', 'Late bloomer')).toEqual({
    stage: 'Seed',
  });
});

test('every selected filter is described in words', () => {
  expect(chosenFilters(narrowed).map(({ label }) => label)).toEqual([
    'Startup directory',
    'Germany',
    'Sweden',
    'since 2012',
    'up to $20M',
  ]);
  expect(filtersIn(narrowed)).toEqual(['kinds', 'country', 'founded', 'funding']);
});

test('a number of people says what it counts', () => {
  const [status, staff] = chosenFilters({ status: 'acquired', staffFrom: 1000 });
  expect([status?.label, staff?.label]).toEqual(['Acquired', 'from 1,000 employees']);
});

test('removing a filter keeps the others, and is idempotent', () => {
  const sweden = chosenFilters(narrowed).find(({ label }) => label === 'Sweden');
  expect(sweden?.without(narrowed)).toEqual({ country: 'DE' });
  expect(sweden?.without({ country: 'DE' })).toEqual({});
  expect(without('founded')).toEqual({ foundedFrom: undefined, foundedTo: undefined });
  expect(filtersIn({ ...narrowed, ...noFilters })).toEqual([]);
});

describe('the order', () => {
  test('depends on the query: newest first without words', () => {
    expect(sortOf({ q: 'wear' })).toBe('relevance');
    expect(sortOf({ q: '  ' })).toBe('recency');
    expect(sortOf({ sort: 'name' })).toBe('name');
  });
});

test('the query is sent as text, trimmed', () => {
  expect(toCompanyQuery(narrowed)).toMatchObject({
    q: 'wear',
    country: 'DE,SE',
    foundedFrom: '2012',
    fundingTo: '19999999',
    sort: 'relevance',
  });
});
