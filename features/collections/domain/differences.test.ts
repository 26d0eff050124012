import { describe, expect, test } from 'vitest';
import type { CollectionChange } from './changes.ts';
import type { Collection } from './collection.ts';
import { differences } from './differences.ts';
import { applyAllChanges, sampleCollection, sampleSubspace } from './sample-collection.ts';

const acme = { kind: 'startup', id: 's1', name: 'Acme' } as const;
const bolt = { kind: 'nucla', id: 'n1', name: 'Bolt' } as const;
const before = sampleCollection({
  ...{ startupIds: ['s1', 's2'], nuclaIds: ['n1'], blacklistedStartupIds: ['s3'] },
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
  ])('%s', (_what, changedTo, wanted) => {
    expect(differences(before, changedTo)).toEqual(wanted);
  });
});

test('only the owner may change the order of sub-spaces', () => {
  const two = after({
    kind: 'createSubspace',
    subspace: { id: 'b', name: 'B', description: '', parentId: null },
  });
  const turned = { ...two, subspaces: two.subspaces.toReversed() };
  expect(differences(two, turned)).toEqual(['editCollection']);
});
