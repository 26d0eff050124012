import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { undoOfSubspaceRemoval, undoOfSubspaceMove } from './subspace-undo.ts';
import { applyChange, type CollectionChange } from './changes.ts';
import type { Collection } from './collection.ts';
import { childrenOf } from './subspaces.ts';
import { applyAllChanges, sampleCollection } from './sample-collection.ts';

const acme = { kind: 'startup', id: '1', name: 'Acme' } as const;
const companies = [acme, { ...acme, id: '2' }, { ...acme, id: '3' }];
const empty = sampleCollection({ startupIds: companies.map(({ id }) => id) });
const space = (id: string, parentId: string | null = null) => ({
  id,
  name: `Space ${id}`,
  description: `About ${id}`,
  parentId,
});
const after = (changes: readonly CollectionChange[], from = empty): Collection =>
  applyAllChanges(from, changes);

/** What the interface shows: the tree in order, and the companies of each sub-space. */
const visibleState = (collection: Collection) => {
  const below = (parentId: string | null): unknown[] =>
    childrenOf(collection, parentId).map((one) => [one.id, one.description, below(one.id)]);
  const placed = Object.entries(collection.startupToSubspaces);
  return {
    tree: below(null),
    placed: new Map(placed.map(([id, ids]) => [id, new Set(ids)])),
  };
};

const few = fc.constantFrom('a', 'b', 'c', 'd', 'e');
const anyChange: fc.Arbitrary<CollectionChange> = fc.oneof(
  fc
    .tuple(few, fc.option(few))
    .map(([id, parentId]) => ({ kind: 'createSubspace', subspace: space(id, parentId) }) as const),
  fc.record({
    kind: fc.constant('moveSubspace' as const),
    id: few,
    parentId: fc.option(few),
    before: fc.option(few, { nil: undefined }),
  }),
  fc.record({
    kind: fc.constant('assign' as const),
    company: fc.constantFrom(...companies),
    into: fc.array(few, { maxLength: 3 }),
    outOf: fc.constant([]),
  }),
);

test('undoing a deletion restores the sub-space in its place', () => {
  fc.assert(
    fc.property(fc.array(anyChange, { maxLength: 30 }), few, (changes, id) => {
      const before = after(changes);
      const back = undoOfSubspaceRemoval(before, id);
      expect(visibleState(after([{ kind: 'deleteSubspace', id }, back], before))).toEqual(
        visibleState(before),
      );
    }),
    { numRuns: 500 },
  );
});

test('undoing a move restores the position', () => {
  fc.assert(
    fc.property(
      fc.array(anyChange, { maxLength: 30 }),
      few,
      fc.option(few),
      (changes, id, parentId) => {
        const before = after(changes);
        const back = undoOfSubspaceMove(before, id);
        expect(visibleState(after([{ kind: 'moveSubspace', id, parentId }, back], before))).toEqual(
          visibleState(before),
        );
      },
    ),
  );
});

test('the notice says that it was created', () => {
  const before = after([
    { kind: 'createSubspace', subspace: space('a') },
    { kind: 'assign', company: acme, into: ['a'], outOf: [] },
  ]);
  const gone = after([{ kind: 'deleteSubspace', id: 'a' }], before);
  expect(applyChange(gone, undoOfSubspaceRemoval(before, 'a'))).toMatchObject({
    ok: true,
    notice: 'Created sub-space Space a.',
  });
});

test('concurrent changes by others are kept', () => {
  const before = after([
    { kind: 'createSubspace', subspace: space('a') },
    { kind: 'createSubspace', subspace: space('b', 'a') },
  ]);
  const meanwhile = after(
    [
      { kind: 'deleteSubspace', id: 'a' },
      { kind: 'deleteSubspace', id: 'b' },
      { kind: 'createSubspace', subspace: space('c') },
    ],
    before,
  );
  const back = after([undoOfSubspaceRemoval(before, 'a')], meanwhile);
  expect(back.subspaces.map(({ id }) => id).toSorted()).toEqual(['a', 'c']);
});

test('a moved sub-space goes before the given one, or last', () => {
  const three = after(
    ['a', 'b', 'c'].map((id) => ({ kind: 'createSubspace', subspace: space(id) })),
  );
  const order = (change: CollectionChange) => after([change], three).subspaces.map(({ id }) => id);
  const move = { kind: 'moveSubspace', parentId: null } as const;
  expect(order({ ...move, id: 'c', before: 'a' })).toEqual(['c', 'a', 'b']);
  expect(order({ ...move, id: 'a' })).toEqual(['b', 'c', 'a']);
  expect(order({ ...move, id: 'a', before: 'nowhere' })).toEqual(['b', 'c', 'a']);
  expect(applyChange(three, { ...move, id: 'a', before: 'b' })).toEqual({
    ok: true,
    next: three,
    notice: null,
  });
});
