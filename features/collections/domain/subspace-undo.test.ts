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
  ...{ id, name: `Space ${id}`, description: `About ${id}`, parentId },
});
const after = (changes: readonly CollectionChange[], from = empty): Collection =>
  applyAllChanges(from, changes);

/** What a person sees of it: the tree in its order, and who is where. */
const seen = (collection: Collection) => {
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

test('a sub-space that is deleted and brought back is what and where it was', () => {
  fc.assert(
    fc.property(fc.array(anyChange, { maxLength: 30 }), few, (changes, id) => {
      const before = after(changes);
      const back = undoOfSubspaceRemoval(before, id);
      expect(seen(after([{ kind: 'deleteSubspace', id }, back], before))).toEqual(seen(before));
    }),
    { numRuns: 500 },
  );
});

test('one that is moved and moved back stands where it stood', () => {
  fc.assert(
    fc.property(
      fc.array(anyChange, { maxLength: 30 }),
      few,
      fc.option(few),
      (changes, id, parentId) => {
        const before = after(changes);
        const back = undoOfSubspaceMove(before, id);
        expect(seen(after([{ kind: 'moveSubspace', id, parentId }, back], before))).toEqual(
          seen(before),
        );
      },
    ),
  );
});

test('it is told as made again', () => {
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

test('what others did meanwhile stays', () => {
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

test('moved before another one it stands there, else behind all of them', () => {
  const three = after(
    ['a', 'b', 'c'].map((id) => ({ kind: 'createSubspace', subspace: space(id) })),
  );
  const order = (change: CollectionChange) => after([change], three).subspaces.map(({ id }) => id);
  const move = { kind: 'moveSubspace', parentId: null } as const;
  expect(order({ ...move, id: 'c', before: 'a' })).toEqual(['c', 'a', 'b']);
  expect(order({ ...move, id: 'a' })).toEqual(['b', 'c', 'a']);
  expect(order({ ...move, id: 'a', before: 'nowhere' })).toEqual(['b', 'c', 'a']);
  expect(applyChange(three, { ...move, id: 'a', before: 'b' })).toEqual({
    ...{ ok: true, next: three, notice: null },
  });
});
