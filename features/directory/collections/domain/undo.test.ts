import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { companyKinds } from '#core/domain/company-kind.ts';
import { applyChange, type CollectionChange } from './changes.ts';
import type { Collection } from './collection.ts';
import { blacklistOf, listOf } from './lists.ts';
import { undoOfChange } from './undo.ts';
import { applyAllChanges, sampleCollection, sampleSubspace } from './sample-collection.ts';

const empty = sampleCollection({ subspaces: ['a', 'b', 'c'].map((id) => sampleSubspace(id)) });

const after = (changes: readonly CollectionChange[], from: Collection = empty): Collection =>
  applyAllChanges(from, changes);

/** A collection in a form that ignores the order of its lists. */
const sorted = (collection: Collection) => ({
  ...collection,
  ...Object.fromEntries(
    [...Object.values(listOf), ...Object.values(blacklistOf)].map((list) => [
      list,
      collection[list].toSorted(),
    ]),
  ),
  startupToSubspaces: Object.fromEntries(
    Object.entries(collection.startupToSubspaces).map(([id, ids]) => [id, ids.toSorted()]),
  ),
});

const company = fc
  .tuple(fc.constantFrom(...companyKinds), fc.constantFrom('1', '2', '3', '4'))
  .map(([kind, n]) => ({ kind, id: `${kind}-${n}`, name: n }));
const spaces = fc.uniqueArray(fc.constantFrom('a', 'b', 'c'));
const single: fc.Arbitrary<CollectionChange> = fc.oneof(
  fc.record({
    kind: fc.constantFrom('add', 'remove', 'blacklist', 'unblacklist'),
    company,
  }) as fc.Arbitrary<CollectionChange>,
  fc.record({ kind: fc.constant('assign' as const), company, into: spaces, outOf: spaces }),
);
const several = fc
  .array(single, { maxLength: 12 })
  .map((changes): CollectionChange => ({ kind: 'together', changes }));

describe('undoing', () => {
  test('undoing a change of companies restores the collection, except for the order', () => {
    fc.assert(
      fc.property(several, fc.oneof(single, several), (before, change) => {
        const was = after([before]);
        const is = after([change], was);
        const undo = undoOfChange(was, is, change);
        expect(sorted(undo === null ? is : after([undo], is))).toEqual(sorted(was));
      }),
      { numRuns: 500 },
    );
  });

  test('the notice names the company, also when its sub-spaces change with it', () => {
    const acme = { kind: 'startup', id: 's1', name: 'Acme' } as const;
    const change: CollectionChange = {
      kind: 'together',
      changes: [
        { kind: 'add', company: acme },
        { kind: 'assign', company: { kind: 'startup', id: 's1' }, into: ['a'], outOf: [] },
      ],
    };
    const is = after([change]);
    const undo = undoOfChange(empty, is, change);
    expect(undo === null ? null : applyChange(is, undo)).toMatchObject({
      notice: 'Successfully removed Acme from collection Sensing.',
    });
  });

  test('a change that moves no company has no undo', () => {
    const acme = { kind: 'startup', id: 's1', name: 'Acme' } as const;
    const listed = after([{ kind: 'add', company: acme }]);
    expect(undoOfChange(listed, listed, { kind: 'add', company: acme })).toBeNull();
    expect(undoOfChange(empty, empty, { kind: 'rename', name: 'Gears' })).toBeNull();
  });

  test('a company that went from one sub-space to another goes back', () => {
    const acme = { kind: 'startup', id: 's1', name: 'Acme' } as const;
    const was = after([
      { kind: 'add', company: acme },
      { kind: 'assign', company: acme, into: ['a'], outOf: [] },
    ]);
    const change = { kind: 'assign', company: acme, into: ['b'], outOf: ['a'] } as const;
    const is = after([change], was);
    const undo = undoOfChange(was, is, change);
    expect(undo === null ? is : after([undo], is)).toEqual(was);
  });

  test('concurrent changes by others are kept', () => {
    const [one, other] = ['1', '2'].map((id) => ({ kind: 'startup', id, name: id }) as const) as [
      { kind: 'startup'; id: string; name: string },
      { kind: 'startup'; id: string; name: string },
    ];
    const was = after([
      { kind: 'add', company: one },
      { kind: 'assign', company: one, into: ['a'], outOf: [] },
    ]);
    const change = { kind: 'remove', company: one } as const;
    const is = after([change], was);
    const undo = undoOfChange(was, is, change);
    const meanwhile = after([{ kind: 'add', company: other }], is);
    const back = after(undo ? [undo] : [], meanwhile);
    expect(back.startupIds).toEqual(['2', '1']);
    expect(back.startupToSubspaces).toEqual({ '1': ['a'] });
  });

  test('there is nothing to undo when no company changed', () => {
    const change = { kind: 'rename', name: 'Other' } as const;
    expect(undoOfChange(empty, after([change]), change)).toBeNull();
  });

  test('undoing gives one notice', () => {
    const three = ['1', '2', '3'].map((id) => ({ kind: 'startup', id, name: id }) as const);
    const was = after([
      { kind: 'together', changes: three.map((one) => ({ kind: 'add', company: one })) },
    ]);
    const change: CollectionChange = {
      kind: 'together',
      changes: three.map((one) => ({ kind: 'blacklist', company: one })),
    };
    const is = after([change], was);
    const undo = undoOfChange(was, is, change);
    const outcome = undo && applyChange(is, undo);
    expect(outcome?.ok === true && outcome.notice).toBe(
      'Successfully added 3 companies to collection Sensing.',
    );
  });
});

test('thousands of companies are changed and undone', () => {
  const many = Array.from(
    { length: 5000 },
    (_, id) => ({ kind: 'startup', id: String(id), name: String(id) }) as const,
  );
  const put = (kind: 'add' | 'remove'): CollectionChange => ({
    kind: 'together',
    changes: many.map((one) => ({ kind, company: one })),
  });
  const was = after([put('add')]);
  const is = after([put('remove')], was);
  const undo = undoOfChange(was, is, put('remove'));
  expect(after(undo ? [undo] : [], is).startupIds).toHaveLength(5000);
});
