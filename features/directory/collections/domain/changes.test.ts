import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { companyKinds } from '#core/domain/company-kind.ts';
import { applyChange, type CollectionChange } from './changes.ts';
import type { Collection } from './collection.ts';
import { blacklistedCompanies, listedCompanies, stateOf } from './lists.ts';
import { pathTo } from './subspaces.ts';
import { applyAllChanges, sampleCollection, sampleSubspace } from './sample-collection.ts';

const empty = sampleCollection();
const acme = { kind: 'startup', id: 's1', name: 'Acme' } as const;
const space = sampleSubspace;

const after = (changes: readonly CollectionChange[], from: Collection = empty): Collection =>
  applyAllChanges(from, changes);
const messageOf = (change: CollectionChange, from: Collection): string | null => {
  const outcome = applyChange(from, change);
  return outcome.ok ? outcome.notice : outcome.refusal.message;
};

describe('the sentences of the specification', () => {
  const listed = after([{ kind: 'add', company: acme }]);
  const blacklisted = after([{ kind: 'blacklist', company: acme }]);
  const spaced = after([{ kind: 'createSubspace', subspace: space('a') }], listed);

  test.each<[CollectionChange, Collection, string | null]>([
    [{ kind: 'rename', name: ' ' }, empty, 'Invalid Pinboard name  .'],
    [{ kind: 'add', company: acme }, empty, 'Successfully added Acme to collection Sensing.'],
    [{ kind: 'add', company: acme }, listed, 'Startup Acme already exists in collection Sensing!'],
    [
      { kind: 'remove', company: acme },
      listed,
      'Successfully removed Acme from collection Sensing.',
    ],
    [
      { kind: 'blacklist', company: acme },
      empty,
      "Successfully added Acme to collection Sensing's blacklist.",
    ],
    [
      { kind: 'blacklist', company: acme },
      blacklisted,
      'Startup Acme already exists in collection Sensing blacklist!',
    ],
    [
      { kind: 'unblacklist', company: acme },
      blacklisted,
      'Successfully removed Acme from collection Sensing blacklist.',
    ],
    [
      { kind: 'takeBack', company: acme, isListed: true, spaces: [] },
      blacklisted,
      'Successfully removed Acme from collection Sensing blacklist.',
    ],
    [
      { kind: 'share', userIds: ['u1', 'u2', 'u1'] },
      empty,
      'Successfully shared collection Sensing to 2 new user(s).',
    ],
    [{ kind: 'share', userIds: [] }, empty, null],
    // Section 5: a selection that is no list, from a caller without types.
    [{ kind: 'share', userIds: 'abc' as never }, empty, null],
    [{ kind: 'share', userIds: 5 as never }, empty, null],
    [{ kind: 'share', userIds: undefined as never }, empty, null],
    [
      { kind: 'share', userIds: ['u1', 'owner'] },
      { ...empty, sharedToUsers: ['u1'] },
      'Already shared with selected users.',
    ],
    [{ kind: 'createSubspace', subspace: space('a') }, empty, 'Created sub-space a.'],
    [
      { kind: 'createSubspace', subspace: { ...space('a'), name: ' \t' } },
      empty,
      'Sub-space name cannot be empty.',
    ],
    [
      { kind: 'updateSubspace', id: 'a', name: ' b ', description: '' },
      spaced,
      'Updated sub-space b.',
    ],
    [
      { kind: 'updateSubspace', id: 'a', name: ' ', description: '' },
      spaced,
      'Sub-space name cannot be empty.',
    ],
    [{ kind: 'deleteSubspace', id: 'a' }, spaced, 'Deleted sub-space.'],
    [
      { kind: 'assign', company: acme, into: ['a'], outOf: [] },
      spaced,
      'Updated sub-space assignments.',
    ],
  ])('%j', (change, from, sentence) => {
    expect(messageOf(change, from)).toBe(sentence);
  });
});

test('one sub-space is renamed and described, and no other', () => {
  const spaced = after([
    { kind: 'createSubspace', subspace: space('a') },
    { kind: 'createSubspace', subspace: space('b') },
  ]);
  const change = { kind: 'updateSubspace', id: 'a', name: 'Near', description: 'us' } as const;
  expect(after([change], spaced).subspaces).toEqual([
    { ...space('a'), name: 'Near', description: 'us' },
    space('b'),
  ]);
});

test('one person loses access, and the others keep it; who has none changes nothing', () => {
  const shared = { ...empty, sharedToUsers: ['u1', 'u2'] };
  expect(after([{ kind: 'unshare', userId: 'u1' }], shared).sharedToUsers).toEqual(['u2']);
  expect(after([{ kind: 'unshare', userId: 'u9' }], shared)).toBe(shared);
});

describe('several changes together', () => {
  const others = ['s2', 's3'].map((id) => ({ kind: 'startup', id, name: id }) as const);
  const put = (companies: readonly (typeof acme | (typeof others)[number])[]) => ({
    kind: 'together' as const,
    changes: companies.map((company) => ({ kind: 'add' as const, company })),
  });

  test('give one notice, and those that cannot be made are left out', () => {
    const one = after([{ kind: 'add', company: acme }]);
    expect(messageOf(put([acme, ...others]), empty)).toBe(
      'Successfully added 3 companies to collection Sensing.',
    );
    expect(messageOf(put([acme, ...others]), one)).toBe(
      'Successfully added 2 companies to collection Sensing.',
    );
    expect(messageOf(put([acme]), empty)).toBe('Successfully added Acme to collection Sensing.');
    const namesakes = [acme, { ...acme, id: 's9' }];
    expect(messageOf(put(namesakes), empty)).toBe(
      'Successfully added 2 companies to collection Sensing.',
    );
  });
  test('without companies give the notice of the first that has one', () => {
    const changes: CollectionChange[] = [
      { kind: 'rename', name: 'Gears' },
      { kind: 'share', userIds: ['u1'] },
    ];
    expect(messageOf({ kind: 'together', changes }, empty)).toBe(
      'Successfully shared collection Gears to 1 new user(s).',
    );
  });
  test('are refused when none of them can be made', () => {
    const one = after([{ kind: 'add', company: acme }]);
    expect(messageOf(put([acme]), one)).toBe('Startup Acme already exists in collection Sensing!');
    expect(applyChange(one, put([]))).toEqual({ ok: true, next: one, notice: null });
  });
  test('restoring a company with its sub-spaces names the company in the notice', () => {
    const spaced = after([{ kind: 'createSubspace', subspace: space('a') }]);
    const back: CollectionChange = {
      kind: 'together',
      changes: [
        { kind: 'add', company: acme },
        { kind: 'assign', company: acme, into: ['a'], outOf: [] },
      ],
    };
    expect(messageOf(back, spaced)).toBe('Successfully added Acme to collection Sensing.');
    expect(after([back], spaced).startupToSubspaces).toEqual({ s1: ['a'] });
  });
});

describe('limits', () => {
  const ids = (length: number) => Array.from({ length }, (_, nth) => `x${nth}`);
  const most = { companies: 5000, subspaces: 500, people: 200 };
  const whole = sampleCollection({
    startupIds: ids(most.companies),
    blacklistedNuclaIds: ids(most.companies),
    sharedToUsers: ids(most.people),
    subspaces: ids(most.subspaces).map((id) => space(id)),
  });
  const full = (what: string) => `Collection Sensing has ${what}, the maximum. Remove one first.`;
  const bolt = { kind: 'nucla', id: 'n1', name: 'Bolt' } as const;

  test.each<[CollectionChange, string]>([
    [{ kind: 'add', company: acme }, full('5,000 companies from one source')],
    [{ kind: 'blacklist', company: bolt }, full('5,000 blacklisted companies from one source')],
    [{ kind: 'createSubspace', subspace: space('a') }, full('500 sub-spaces')],
    [{ kind: 'share', userIds: ['u1'] }, full('200 people it is shared with')],
  ])('%j is refused with a message', (change, sentence) => {
    expect(messageOf(change, whole)).toBe(sentence);
  });
  test('several changes that exceed a limit are refused as a whole', () => {
    const almost = { ...whole, startupIds: ids(most.companies - 1) };
    const two = [acme, { ...acme, id: 's2' }];
    const changes = two.map((company) => ({ kind: 'add' as const, company }));
    expect(messageOf({ kind: 'together', changes }, almost)).toContain('5,000 companies');
    expect(messageOf({ kind: 'together', changes: changes.slice(1) }, almost)).toContain('added');
  });
});

describe('section 4', () => {
  const assigned = after([
    { kind: 'add', company: acme },
    { kind: 'createSubspace', subspace: space('a') },
    { kind: 'createSubspace', subspace: space('b', 'a') },
    { kind: 'createSubspace', subspace: space('c', 'b') },
    { kind: 'assign', company: acme, into: ['b', 'nowhere', 'b', 'c'], outOf: [] },
  ]);

  test('an assignment keeps only sub-spaces that exist', () => {
    expect(assigned.startupToSubspaces).toEqual({ s1: ['b', 'c'] });
    const cleared = after(
      [{ kind: 'assign', company: acme, into: ['nowhere'], outOf: ['b', 'c'] }],
      assigned,
    );
    expect(cleared.startupToSubspaces).toEqual({});
  });
  test('removing and blacklisting delete the assignments', () => {
    for (const kind of ['remove', 'blacklist'] as const) {
      const next = after([{ kind, company: acme }], assigned);
      expect(next.startupIds).toEqual([]);
      expect(next.startupToSubspaces).toEqual({});
    }
  });
  test('adding a blacklisted company takes it off the blacklist', () => {
    const next = after([
      { kind: 'blacklist', company: acme },
      { kind: 'add', company: acme },
    ]);
    expect(stateOf(next, acme)).toBe('listed');
    expect(next.blacklistedStartupIds).toEqual([]);
  });
  test('deleting a sub-space cleans assignments and moves its children up', () => {
    const next = after([{ kind: 'deleteSubspace', id: 'b' }], assigned);
    expect(next.startupToSubspaces).toEqual({ s1: ['c'] });
    expect(pathTo(next, 'c').map(({ id }) => id)).toEqual(['a', 'c']);
    const last = after([{ kind: 'deleteSubspace', id: 'c' }], next);
    expect(last.startupToSubspaces).toEqual({});
  });
  test('a sub-space is never nested below itself', () => {
    expect(messageOf({ kind: 'moveSubspace', id: 'a', parentId: 'c' }, assigned)).toContain(
      'cannot lie below itself',
    );
  });
});

const few = (prefix: string) => fc.constantFrom(...['1', '2', '3', '4'].map((n) => prefix + n));
const company = fc
  .tuple(fc.constantFrom(...companyKinds), few(''))
  .map(([kind, n]) => ({ kind, id: `${kind}-${n}`, name: n }));
const oneChange: fc.Arbitrary<CollectionChange> = fc.oneof(
  fc.record({
    kind: fc.constantFrom('add', 'remove', 'blacklist', 'unblacklist'),
    company,
  }) as fc.Arbitrary<CollectionChange>,
  fc.record({ kind: fc.constant('share' as const), userIds: fc.array(few('u'), { maxLength: 3 }) }),
  fc.record({ kind: fc.constant('unshare' as const), userId: few('u') }),
  fc
    .tuple(few('s'), fc.option(few('s')))
    .map(([id, parentId]) => ({ kind: 'createSubspace', subspace: space(id, parentId) }) as const),
  fc.record({
    kind: fc.constant('moveSubspace' as const),
    id: few('s'),
    parentId: fc.option(few('s')),
    before: fc.option(few('s'), { nil: undefined }),
  }),
  fc.record({ kind: fc.constant('deleteSubspace' as const), id: few('s') }),
  fc.record({
    kind: fc.constant('assign' as const),
    company,
    into: fc.array(few('s'), { maxLength: 4 }),
    outOf: fc.array(few('s'), { maxLength: 2 }),
  }),
);

const anyChange: fc.Arbitrary<CollectionChange> = fc.oneof(
  { arbitrary: oneChange, weight: 9 },
  {
    arbitrary: fc.record({
      kind: fc.constant('together' as const),
      changes: fc.array(oneChange, { maxLength: 5 }),
    }),
    weight: 1,
  },
);

describe('invariants under random changes', () => {
  test('a company is never in both lists, ids are unique, and no assignment refers to a missing id', () => {
    fc.assert(
      fc.property(fc.array(anyChange, { maxLength: 40 }), (changes) => {
        const state = after(changes);
        const listed = listedCompanies(state).map(({ id }) => id);
        const blacklisted = blacklistedCompanies(state).map(({ id }) => id);
        const ids = [...listed, ...blacklisted];
        expect(new Set(ids).size).toBe(ids.length);
        const spaces = state.subspaces.map(({ id }) => id);
        expect(new Set(spaces).size).toBe(spaces.length);
        for (const [id, assigned] of Object.entries(state.startupToSubspaces)) {
          expect(listed).toContain(id);
          expect(assigned.length).toBeGreaterThan(0);
          expect(assigned.every((one) => spaces.includes(one))).toBe(true);
          expect(new Set(assigned).size).toBe(assigned.length);
        }
        for (const { id, parentId } of state.subspaces) {
          expect(parentId === null || spaces.includes(parentId)).toBe(true);
          expect(pathTo(state, id).at(0)?.parentId).toBeNull();
        }
        expect(new Set(state.sharedToUsers).size).toBe(state.sharedToUsers.length);
      }),
      { numRuns: 500 },
    );
  });

  test('several changes together have the same result as one after the other', () => {
    const some = fc.array(anyChange, { maxLength: 30 });
    fc.assert(
      fc.property(some, some, (before, changes) => {
        const from = after(before);
        expect(after([{ kind: 'together', changes }], from)).toEqual(after(changes, from));
      }),
    );
  });
});
