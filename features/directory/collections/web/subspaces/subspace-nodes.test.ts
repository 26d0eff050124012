import { expect, test } from 'vitest';
import type { CollectionChange } from '#features/directory/collections/domain/changes.ts';
import type { Collection } from '#features/directory/collections/domain/collection.ts';
import { countsOf } from '#features/directory/collections/domain/contents.ts';
import {
  applyAllChanges,
  sampleCollection,
  sampleSubspace,
} from '#features/directory/collections/domain/sample-collection.ts';
import { shareUnchangedNodes, buildNodes } from './subspace-nodes.ts';

const before = sampleCollection({
  startupIds: ['acoustic', 'optical'],
  subspaces: [sampleSubspace('near'), sampleSubspace('nearer', 'near'), sampleSubspace('far')],
  startupToSubspaces: { acoustic: ['nearer'], optical: ['far'] },
});
const treeOf = (collection: Collection) => buildNodes(collection, countsOf(collection), '');
const after = (change: CollectionChange) => treeOf(applyAllChanges(before, [change]));

test('unchanged rows keep their identity, so that only changed ones render again', () => {
  const was = treeOf(before);
  const company = { kind: 'startup', id: 'optical' } as const;
  const now = shareUnchangedNodes(
    was,
    after({ kind: 'assign', company, into: ['near'], outOf: ['far'] }),
  );
  const changed = now.filter((node) => !was.includes(node)).map(({ name }) => name);
  expect(changed).toEqual(['near', 'far']);
  expect(now.find(({ name }) => name === 'near')?.children).toBe(
    was.find(({ name }) => name === 'near')?.children,
  );
});

test('a refetched tree without changes keeps its identity', () => {
  const was = treeOf(before);
  expect(shareUnchangedNodes(was, treeOf(structuredClone(before)))).toBe(was);
});

test('changed names, positions and deletions are in the result', () => {
  const was = treeOf(before);
  const changes: CollectionChange[] = [
    { kind: 'updateSubspace', id: 'nearer', name: 'nearest', description: '' },
    { kind: 'moveSubspace', id: 'nearer', parentId: null },
    { kind: 'deleteSubspace', id: 'near' },
  ];
  for (const change of changes) {
    const now = after(change);
    expect(shareUnchangedNodes(was, now)).toEqual(now);
  }
});
