import { describe, expect, test } from 'vitest';
import { bodyOf, CollectionBody, newCollection, type Collection } from './collection.ts';
import { applyAllChanges, sampleCollection, sampleSubspace } from './sample-collection.ts';
import { refusalOfCollection, withBody } from './collection-body.ts';
import { collectionLimits } from './limits.ts';

const acme = { kind: 'startup', id: 's1', name: 'Acme' } as const;
const a = sampleSubspace('a');
const before = sampleCollection({
  startupIds: ['s1', 's2'],
  nuclaIds: ['n1'],
  blacklistedStartupIds: ['s3'],
  sharedToUsers: ['u1'],
  subspaces: [a],
  startupToSubspaces: { s1: ['a'] },
});

const many = (count: number) => Array.from({ length: count }, (_, n) => `x${n}`);
/** Sub-spaces below `a`, each in the one before. */
const chain = (length: number) =>
  many(length).map((id, n) => sampleSubspace(id, n === 0 ? 'a' : `x${n - 1}`));

test('as many levels of sub-spaces as allowed are valid', () => {
  const subspaces = [a, ...chain(collectionLimits.subspaceDepthMost - 1)];
  expect(refusalOfCollection({ ...before, subspaces })).toBeNull();
});

test('names sent in a whole collection are normalized like typed names', () => {
  const sent = {
    ...bodyOf(before),
    name: ' Gears\u202e\r\nfor pumps ',
    subspaces: [{ ...a, name: '\tNear\u2066 ' }],
  };
  expect(withBody(before, sent)).toMatchObject({
    name: 'Gears for pumps',
    subspaces: [{ name: 'Near' }],
  });
});

test.each([
  ['a', true],
  ['A1_b-c', true],
  ['none-of-them', true],
  ['x'.repeat(64), true],
  ['x'.repeat(65), false],
  // In a URL it means the companies in no sub-space.
  ['none', false],
  ['-a', false],
  ['a b', false],
  ['a/b', false],
  ['', false],
])('whether a sub-space may have the id %j', (id, isValid) => {
  const subspaces = [{ ...a, id }];
  const body = { ...bodyOf(sampleCollection()), subspaces };
  expect(CollectionBody.safeParse(body).success).toBe(isValid);
});

test('a new collection is sent with its lists empty', () => {
  const made = newCollection('Sensing', 'owner');
  const { version: _, ...body } = bodyOf(sampleCollection());
  expect(made).toEqual({ ...body, userId: 'owner' });
});

describe('an invalid whole collection', () => {
  const parent = (parentId: string) => [{ id: 'a', name: 'A', description: '', parentId }];
  test.each<[string, Partial<Collection>, string]>([
    ['no name', { name: ' ' }, 'collection.invalidName'],
    ['twice in a list', { startupIds: ['s1', 's1'] }, 'collection.alreadyListed'],
    ['in both lists', { blacklistedStartupIds: ['s1'] }, 'collection.alreadyBlacklisted'],
    ['twice blacklisted', { blacklistedNuclaIds: ['x', 'x'] }, 'collection.alreadyBlacklisted'],
    [
      'a sub-space without a name',
      { subspaces: [{ id: 'a', name: '', description: '', parentId: null }] },
      'collection.subspaceNameEmpty',
    ],
    ['a sub-space below itself', { subspaces: parent('a') }, 'collection.subspacePlace'],
    ['a sub-space below nothing', { subspaces: parent('gone') }, 'collection.subspacePlace'],
    [
      'a sub-space whose name does not show',
      { subspaces: [{ ...a, name: '\u200b\u3164' }] },
      'collection.subspaceNameEmpty',
    ],
    ['a name that does not show', { name: '\u2060\u2800' }, 'collection.invalidName'],
    [
      'two sub-spaces below each other',
      { subspaces: [sampleSubspace('a', 'b'), sampleSubspace('b', 'a')] },
      'collection.subspacePlace',
    ],
    [
      'sub-spaces that are nested too deep',
      { subspaces: [a, ...chain(collectionLimits.subspaceDepthMost)] },
      'collection.subspacePlace',
    ],
    [
      'too many sub-spaces',
      { subspaces: many(collectionLimits.subspacesMost + 1).map((id) => sampleSubspace(id)) },
      'collection.full',
    ],
    [
      'shared with too many people',
      { sharedToUsers: many(collectionLimits.collectionPeopleMost + 1) },
      'collection.full',
    ],
    ['a sub-space twice', { subspaces: [a, a] }, 'invalid'],
    ['shared with its owner', { sharedToUsers: ['owner'] }, 'invalid'],
    ['shared with somebody twice', { sharedToUsers: ['u1', 'u1'] }, 'invalid'],
    ['assigned twice', { startupToSubspaces: { s1: ['a', 'a'] } }, 'invalid'],
    [
      'more than fits',
      { nuclaIds: Array.from({ length: 5001 }, (_, n) => `n${n}`) },
      'collection.full',
    ],
    ['assigned to nothing', { startupToSubspaces: { s1: ['gone'] } }, 'invalid'],
    ['assigned without being listed', { startupToSubspaces: { s9: ['a'] } }, 'invalid'],
  ])('%s', (_what, part, code) => {
    expect(refusalOfCollection({ ...before, ...part })?.code).toBe(code);
  });
  test('the result of any sequence of changes is valid', () => {
    const next = applyAllChanges(before, [{ kind: 'blacklist', company: acme }]);
    expect(refusalOfCollection(next)).toBeNull();
  });
});
