import { expect, test } from 'vitest';
import { companiesAt, companiesIn, countsOf } from './contents.ts';
import { sampleCollection, sampleSubspace } from './sample-collection.ts';

const collection = sampleCollection({
  startupIds: ['a', 'b'],
  subspaces: [sampleSubspace('wide'), sampleSubspace('narrow', 'wide'), sampleSubspace('other')],
  startupToSubspaces: { a: ['narrow', 'other'] },
});

test('a company in a nested sub-space counts for its parents too', () => {
  expect(companiesIn(collection, 'wide')).toEqual([{ kind: 'startup', id: 'a' }]);
  expect(companiesIn(collection, null)).toEqual([{ kind: 'startup', id: 'b' }]);
});

test('several companies of a sub-space are in list order', () => {
  const both = { ...collection, startupToSubspaces: { b: ['narrow'], a: ['narrow', 'other'] } };
  expect(companiesIn(both, 'wide').map(({ id }) => id)).toEqual(['a', 'b']);
  expect(countsOf(both).get('narrow')).toBe(2);
  expect(companiesIn(both, null)).toEqual([]);
});

test('the counts of sub-spaces match their lists', () => {
  const counts = countsOf(collection);
  for (const space of ['wide', 'narrow', 'other', null]) {
    expect(counts.get(space)).toBe(companiesIn(collection, space).length);
  }
});

test('a URL names a sub-space, companies in none, or all', () => {
  const idsAt = (space: string | undefined) => companiesAt(collection, space).map(({ id }) => id);
  expect(idsAt(undefined)).toEqual(['a', 'b']);
  expect(idsAt('wide')).toEqual(['a']);
  expect(idsAt('none')).toEqual(['b']);
  expect(idsAt('gone')).toEqual([]);
});
