import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { boundsOf, filterNames, listNames, rangeNames } from './company-filters.ts';
import { filterQuery, SearchFilters, normalizeFilters } from './filters.ts';
import { Facets } from './search.ts';

const query = z.object(filterQuery);

test('every filter is part of queries, saved searches and facets', () => {
  const fields = [...listNames, ...rangeNames.flatMap((name) => boundsOf(name))].toSorted();
  expect(Object.keys(filterQuery).toSorted()).toEqual(fields);
  expect(Object.keys(SearchFilters.shape).toSorted()).toEqual([...fields, 'asWords'].toSorted());
  expect(Object.keys(Facets.shape).toSorted()).toEqual([...filterNames, 'isExact'].toSorted());
});

test('a query lists values with commas, and gives numbers as text', () => {
  const input = { country: 'SE,NO', tags: '', fundingFrom: '1000000', foundedTo: '2020' };
  expect(query.parse(input)).toEqual({
    country: ['SE', 'NO'],
    tags: undefined,
    fundingFrom: 1_000_000,
    foundedTo: 2020,
  });
});

test.each([{ kinds: 'angellist' }, { country: 'se' }, { fundingFrom: '-1' }, { foundedTo: '1e3' }])(
  'invalid filters are refused: %j',
  (input) => {
    expect(query.safeParse(input).success).toBe(false);
  },
);

test('saved searches hold lists and numbers, and nothing else', () => {
  const filters = { kinds: ['startup'], fundingTo: 5 };
  expect(SearchFilters.parse(filters)).toEqual(filters);
  expect(SearchFilters.parse({ stage: ['series_a', 'Late bloomer'] })).toEqual({
    stage: ['Series A', 'Late bloomer'],
  });
  expect(query.parse({ stage: 'pre seed,SEED' })).toMatchObject({ stage: ['Pre-seed', 'Seed'] });
  expect(SearchFilters.safeParse({ kinds: ['other'] }).success).toBe(false);
  expect(SearchFilters.safeParse({ founded: 2012 }).success).toBe(false);
});

test('equivalent filters are normalised to the same', () => {
  expect(
    normalizeFilters({ fundingTo: 5, stage: ['Seed', 'A', 'Seed'], tags: [], kinds: undefined }),
  ).toEqual(normalizeFilters({ stage: ['A', 'Seed'], fundingTo: 5 }));
});
