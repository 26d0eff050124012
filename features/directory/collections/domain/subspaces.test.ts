import { expect, test } from 'vitest';
import { collectionLimits } from './limits.ts';
import { sampleSubspace } from './sample-collection.ts';
import { canNestBelow, idsWithin, pathTo, flattenSubspaces } from './subspaces.ts';

const subspaces = [
  sampleSubspace('narrow', 'wide'),
  sampleSubspace('wide'),
  sampleSubspace('other'),
  sampleSubspace('narrower', 'narrow'),
];

test('the tree is listed depth-first, each sub-space with its path', () => {
  expect(flattenSubspaces({ subspaces }).map(({ path }) => path)).toEqual([
    'wide',
    'wide / narrow',
    'wide / narrow / narrower',
    'other',
  ]);
  expect(flattenSubspaces({ subspaces })[2]).toEqual({
    id: 'narrower',
    name: 'narrower',
    above: ['wide', 'narrow'],
    path: 'wide / narrow / narrower',
  });
});

test('a sub-space contains itself and its descendants', () => {
  expect([...idsWithin({ subspaces }, 'wide')].toSorted()).toEqual(['narrow', 'narrower', 'wide']);
});

test('a sub-space cannot be nested below itself, below a missing one, or too deep', () => {
  expect(canNestBelow({ subspaces }, 'other', 'narrower')).toBe(true);
  expect(canNestBelow({ subspaces }, 'wide', 'narrower')).toBe(false);
  expect(canNestBelow({ subspaces }, 'other', 'gone')).toBe(false);
  const chain = Array.from({ length: collectionLimits.subspaceDepthMost }, (_, nth) =>
    sampleSubspace(`${nth}`, nth === 0 ? null : `${nth - 1}`),
  );
  const deep = { subspaces: [...chain, ...subspaces] };
  const last = String(collectionLimits.subspaceDepthMost - 1);
  expect(canNestBelow(deep, 'other', last)).toBe(false);
  expect(canNestBelow(deep, 'other', String(collectionLimits.subspaceDepthMost - 2))).toBe(true);
  expect(canNestBelow(deep, 'wide', String(collectionLimits.subspaceDepthMost - 2))).toBe(false);
});

test('cycles of parents are cut', () => {
  const ring = [sampleSubspace('a', 'b'), sampleSubspace('b', 'a')];
  expect(pathTo({ subspaces: ring }, 'a').map(({ id }) => id)).toEqual(['b', 'a']);
  expect(flattenSubspaces({ subspaces: ring })).toEqual([]);
});
