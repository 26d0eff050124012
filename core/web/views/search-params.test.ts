import { expect, test } from 'vitest';
import {
  activeFilters,
  choiceFilter,
  flag,
  isFiltered,
  oneOf,
  readSearch,
  searchText,
  textFilter,
  withoutFilters,
} from './search-params.ts';

const params = {
  q: searchText,
  stage: textFilter({ kind: 'chips', label: 'Stage', any: 'All' }),
  stars: choiceFilter({
    kind: 'select',
    label: 'Rating',
    any: 'Any rating',
    values: [2, 1, 'unknown'],
    words: (stars) => `${stars} stars`,
  }),
  view: oneOf(['table', 'board']),
  open: flag,
};
const read = readSearch(params);

test('each parameter is read, and one that does not fit is ignored', () => {
  const whole = { q: 'seal', stage: 'Pitch', stars: 2, view: 'board', open: true };
  expect(read({ ...whole, other: 'x' })).toEqual(whole);
  expect(read({ q: '', stage: ['Pitch'], stars: '2', view: 'map', open: 'no' })).toEqual({});
  // The router parses digits as a number, and true as a boolean.
  expect(read({ q: 42, open: 'true' })).toEqual({ q: '42', open: true });
});

test('a list is filtered by a filter or a search, not by its view', () => {
  expect(isFiltered(params, { view: 'board', open: true })).toBe(false);
  expect(isFiltered(params, { q: 'seal' })).toBe(true);
  expect(isFiltered(params, { stars: 'unknown' })).toBe(true);
});

test('without filters, the view stays', () => {
  const search = { q: 'seal', stage: 'Pitch', view: 'board' } as const;
  expect({ ...search, ...withoutFilters(params) }).toEqual({ view: 'board' });
});

test('the filters that are set are told in words', () => {
  expect(activeFilters(params, { q: 'seal', stage: 'Pitch', stars: 2 })).toEqual([
    { name: 'stage', value: 'Pitch', title: 'Stage', label: 'Pitch' },
    { name: 'stars', value: '2', title: 'Rating', label: '2 stars' },
  ]);
});
