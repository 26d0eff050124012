import { expect, test } from 'vitest';
import { placementAfterMove, spacesAfter, spacesOf, type Placement } from './placement.ts';
import { sampleCollection, sampleSubspace } from './sample-collection.ts';

const collection = sampleCollection({
  startupIds: ['a', 'b'],
  subspaces: [sampleSubspace('wide'), sampleSubspace('narrow', 'wide'), sampleSubspace('other')],
  startupToSubspaces: { a: ['narrow', 'other'] },
});

const spaceIds = new Set(collection.subspaces.map(({ id }) => id));
const after = (id: string, placement: Placement) =>
  spacesAfter(spacesOf(collection, id), placement, spaceIds);

test('moving from one sub-space to another leaves the first and those nested in it, and keeps the rest', () => {
  const moved = (id: string, from: string | null, to: string | null) =>
    after(id, placementAfterMove(collection, { from, to }));
  expect(moved('a', 'other', 'wide')).toEqual(['narrow', 'wide']);
  expect(moved('a', 'wide', 'other')).toEqual(['other']);
  expect(moved('b', null, 'wide')).toEqual(['wide']);
  expect(moved('a', 'wide', null)).toEqual([]);
});

test('missing sub-spaces and duplicates are left out', () => {
  const placed = { into: ['wide', 'nowhere', 'other'], outOf: ['narrow'] };
  expect(after('a', placed)).toEqual(['other', 'wide']);
});
