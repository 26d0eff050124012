import { describe, expect, test } from 'vitest';
import { changed } from './changes.ts';
import type { Collection } from './collection.ts';
import { sampleCollection, sampleSubspace } from './sample-collection.ts';
import { refusalOfWhole } from './whole.ts';

const acme = { kind: 'startup', id: 's1', name: 'Acme' } as const;
const before = sampleCollection({
  startupIds: ['s1', 's2'],
  subspaces: [sampleSubspace('a')],
  startupToSubspaces: { s1: ['a'] },
});

describe('a whole collection that cannot be', () => {
  test.each<[string, Partial<Collection>, string]>([
    ['no name', { name: ' ' }, 'collection.invalidName'],
    ['twice in a list', { startupIds: ['s1', 's1'] }, 'collection.alreadyListed'],
    ['in both lists', { blacklistedStartupIds: ['s1'] }, 'collection.alreadyBlacklisted'],
    ['twice blacklisted', { blacklistedNuclaIds: ['x', 'x'] }, 'collection.alreadyBlacklisted'],
    [
      'a sub-space without a name',
      { subspaces: [{ ...sampleSubspace('a'), name: '' }] },
      'collection.subspaceNameEmpty',
    ],
    [
      'a sub-space below itself',
      { subspaces: [sampleSubspace('a', 'a')] },
      'collection.subspacePlace',
    ],
    [
      'a sub-space below nothing',
      { subspaces: [sampleSubspace('a', 'gone')] },
      'collection.subspacePlace',
    ],
    ['assigned to nothing', { startupToSubspaces: { s1: ['gone'] } }, 'invalid'],
    ['assigned without being listed', { startupToSubspaces: { s9: ['a'] } }, 'invalid'],
  ])('%s', (_what, part, code) => {
    expect(refusalOfWhole({ ...before, ...part })?.code).toBe(code);
  });
  test('what the rules made is always right', () => {
    const outcome = changed(before, { kind: 'blacklist', company: acme });
    expect(outcome.ok && refusalOfWhole(outcome.next)).toBeNull();
  });
});
