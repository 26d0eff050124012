import { expect, test } from 'vitest';
import { companiesAt, companiesIn, countsOf } from './contents.ts';
import { sampleCollection, sampleSubspace } from './sample-collection.ts';

const collection = sampleCollection({
  startupIds: ['a', 'b'],
  subspaces: [sampleSubspace('wide'), sampleSubspace('narrow', 'wide'), sampleSubspace('other')],
  startupToSubspaces: { a: ['narrow', 'other'] },
});

test('a company counts for a sub-space also when it lies further down', () => {
  expect(companiesIn(collection, 'wide')).toEqual([{ kind: 'startup', id: 'a' }]);
  expect(companiesIn(collection, null)).toEqual([{ kind: 'startup', id: 'b' }]);
});

test('each sub-space is counted as it is listed', () => {
  const counts = countsOf(collection);
  for (const space of ['wide', 'narrow', 'other', null]) {
    expect(counts.get(space)).toBe(companiesIn(collection, space).length);
  }
});

test('an address names a sub-space, those in none, or all', () => {
  const idsAt = (space: string | undefined) => companiesAt(collection, space).map(({ id }) => id);
  expect(idsAt(undefined)).toEqual(['a', 'b']);
  expect(idsAt('wide')).toEqual(['a']);
  expect(idsAt('none')).toEqual(['b']);
  expect(idsAt('gone')).toEqual([]);
});
