import { describe, expect, test } from 'vitest';
import type { CollectionChange } from './changes.ts';
import type { Collection } from './collection.ts';
import { compareCollections } from './differences.ts';
import { applyAllChanges, sampleCollection, sampleSubspace } from './sample-collection.ts';

const acme = { kind: 'startup', id: 's1', name: 'Acme' } as const;
const bolt = { kind: 'nucla', id: 'n1', name: 'Bolt' } as const;
const before = sampleCollection({
  startupIds: ['s1', 's2'],
  nuclaIds: ['n1'],
  blacklistedStartupIds: ['s3'],
  sharedToUsers: ['u1'],
  subspaces: [sampleSubspace('a')],
  startupToSubspaces: { s1: ['a'] },
});
const after = (...changes: CollectionChange[]): Collection => applyAllChanges(before, changes);

describe('the difference decides which right is required', () => {
  test.each<[string, Collection, readonly string[]]>([
    ['nothing', before, []],
    ['an order of ids', { ...before, startupIds: ['s2', 's1'] }, ['editCollection']],
    [
      'an order of ids beside a blacklisting',
      { ...before, startupIds: ['s2', 's1'], blacklistedNuclaIds: ['n9'] },
      ['blacklistInCollection', 'editCollection'],
    ],
    [
      'blacklisting, also of a listed and assigned one',
      after({ kind: 'blacklist', company: acme }),
      ['blacklistInCollection'],
    ],
    ['taking off the blacklist', { ...before, blacklistedStartupIds: [] }, ['editCollection']],
    ['a name', { ...before, name: 'Other' }, ['editCollection']],
    ['removing', after({ kind: 'remove', company: bolt }), ['editCollection']],
    [
      'blacklisting one and removing another',
      after({ kind: 'blacklist', company: acme }, { kind: 'remove', company: bolt }),
      ['blacklistInCollection', 'editCollection'],
    ],
    ['an assignment', { ...before, startupToSubspaces: {} }, ['editCollection']],
    ['sharing', { ...before, sharedToUsers: ['u1', 'u2'] }, ['shareCollection']],
    ['no longer sharing', { ...before, sharedToUsers: [] }, ['shareCollection']],
  ])('%s', (_what, changedTo, permissions) => {
    expect(compareCollections(before, changedTo).requires).toEqual(permissions);
  });
});

test('only the owner may change the order of sub-spaces', () => {
  const two = after({
    kind: 'createSubspace',
    subspace: { id: 'b', name: 'B', description: '', parentId: null },
  });
  const turned = { ...two, subspaces: two.subspaces.toReversed() };
  expect(compareCollections(two, turned).requires).toEqual(['editCollection']);
});

test('what changed, what came and who has it now are told together', () => {
  const startupIds = [...before.startupIds, 's4'];
  const next = { ...before, startupIds, blacklistedNuclaIds: ['n2'], sharedToUsers: ['u2'] };
  expect(compareCollections(before, next)).toEqual({
    changed: { startupIds: ['s1', 's2', 's4'], blacklistedNuclaIds: ['n2'], sharedToUsers: ['u2'] },
    requires: ['blacklistInCollection', 'editCollection', 'shareCollection'],
    added: [
      { kind: 'startup', id: 's4' },
      { kind: 'nucla', id: 'n2' },
    ],
    sharedWith: ['u2'],
    takenFrom: ['u1'],
  });
  const moved = { ...before, blacklistedStartupIds: ['s3', 's1'], startupIds: ['s2'] };
  expect(compareCollections(before, moved).added).toEqual([]);
});

test('the order of the assigned companies is no difference', () => {
  const two = { ...before, startupToSubspaces: { s1: ['a'], s2: ['a'] } };
  const turned = { ...before, startupToSubspaces: { s2: ['a'], s1: ['a'] } };
  expect(compareCollections(two, turned)).toMatchObject({ changed: {}, requires: [] });
});
