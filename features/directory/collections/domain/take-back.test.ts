import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { companyKinds } from '#core/domain/company-kind.ts';
import { refKey } from '#features/directory/companies/domain/company.ts';
import { applyChange, type CollectionChange } from './changes.ts';
import type { Collection } from './collection.ts';
import type { NamedCompany } from './company-changes.ts';
import { compareCollections } from './differences.ts';
import { applyAllChanges, sampleCollection, sampleSubspace } from './sample-collection.ts';
import {
  atTheirPlaces,
  blacklistingsBetween,
  withoutBlacklistings,
  type Blacklisting,
} from './take-back.ts';
import { takeBackOfChange, undoOfChange } from './undo.ts';

const everyone: readonly NamedCompany[] = companyKinds.flatMap((kind) =>
  ['1', '2', '3', '4', '5'].map((n) => ({ kind, id: `${kind}-${n}`, name: n })),
);
const company = fc.constantFrom(...everyone);
const spaces = fc.uniqueArray(fc.constantFrom('a', 'b', 'c'), { maxLength: 2 });
const sorts = fc.constantFrom('add' as const, 'blacklist' as const);
const start = fc
  .uniqueArray(fc.record({ kind: sorts, company, into: spaces }), {
    selector: (one) => refKey(one.company),
  })
  .map((some) =>
    applyAllChanges(
      sampleCollection({ subspaces: ['a', 'b', 'c'].map((id) => sampleSubspace(id)) }),
      some.flatMap(({ kind, company: one, into }): CollectionChange[] => [
        { kind, company: one },
        { kind: 'assign', company: one, into, outOf: [] },
      ]),
    ),
  );

const blacklist = (some: readonly NamedCompany[]): CollectionChange => ({
  kind: 'together',
  changes: some.map((one) => ({ kind: 'blacklist', company: one })),
});

/** Blacklists step by step, as one person; what the server remembers of it. */
function blacklisted(before: Collection, steps: readonly (readonly NamedCompany[])[]) {
  let [now, all] = [before, [] as Blacklisting[]];
  for (const step of steps) {
    const next = applyAllChanges(now, [blacklist(step)]);
    all = [...all, ...blacklistingsBetween(now, next, all)];
    now = next;
  }
  return { now, all };
}

const steps = fc.array(fc.uniqueArray(company, { maxLength: 4 }), { maxLength: 4 });

describe('taking back', () => {
  test('exactly what blacklisting took comes back, whatever was blacklisted in whichever order', () => {
    fc.assert(
      fc.property(start, steps, (before, made) => {
        const { now, all } = blacklisted(before, made);
        expect(withoutBlacklistings(now, all)).toEqual(before);
      }),
    );
  });

  test('some come back to where they stand among the others, and the rest can still come back', () => {
    fc.assert(
      fc.property(start, steps, fc.array(company), (before, made, picks) => {
        const { now, all } = blacklisted(before, made);
        const keys = new Set(picks.map(refKey));
        const some = withoutBlacklistings(now, all, (one) => keys.has(refKey(one)));
        const rest = all.filter((one) => !keys.has(refKey(one)));
        expect(withoutBlacklistings(some, rest)).toEqual(before);
        const names = new Map(everyone.map((one) => [refKey(one), one]));
        const stays = rest.flatMap((one) => names.get(refKey(one)) ?? []);
        // The same as never having blacklisted them.
        expect(some).toEqual(blacklisted(before, [stays]).now);
      }),
    );
  });

  test('the change of the interface, put at its place, differs in nothing from what may be', () => {
    fc.assert(
      fc.property(start, steps, fc.uniqueArray(company, { minLength: 1 }), (before, made, last) => {
        const { now, all } = blacklisted(before, made);
        const change = blacklist(last);
        const outcome = applyChange(now, change);
        if (!outcome.ok) return;
        const open = [...all, ...blacklistingsBetween(now, outcome.next, all)];
        const undo = takeBackOfChange(now, outcome.next, change);
        const sent = applyAllChanges(outcome.next, undo ? [undo] : []);
        const keys = new Set(last.map(refKey));
        const isTakenBack = (one: { kind: NamedCompany['kind']; id: string }) =>
          keys.has(refKey(one)) && !all.some((early) => refKey(early) === refKey(one));
        const reference = withoutBlacklistings(outcome.next, open, isTakenBack);
        const after = atTheirPlaces(sent, reference, isTakenBack);
        expect(after).toEqual(now);
        expect(compareCollections(outcome.next, after, reference).requires).toEqual([]);
      }),
    );
  });
});

const listed = everyone.filter(({ kind }) => kind === 'startup');
const before = applyAllChanges(
  sampleCollection({ subspaces: [sampleSubspace('a')] }),
  listed.flatMap((one): CollectionChange[] => [
    { kind: 'add', company: one },
    { kind: 'assign', company: one, into: ['a'], outOf: [] },
  ]),
);
const [, second, third] = listed as [NamedCompany, NamedCompany, NamedCompany];

describe('what is beside taking back is a difference', () => {
  const { now, all } = blacklisted(before, [[second], [third]]);
  const isTakenBack = ({ id }: { id: string }) => id === second.id;
  const reference = withoutBlacklistings(now, all, isTakenBack);
  const requires = (sent: Collection) =>
    compareCollections(now, atTheirPlaces(sent, reference, isTakenBack), reference).requires;

  test.each<[string, (back: Collection) => Collection, readonly string[]]>([
    ['nothing', (back) => back, []],
    [
      'its place alone',
      (back) => ({
        ...back,
        startupIds: [second.id, ...back.startupIds.filter((id) => id !== second.id)],
      }),
      [],
    ],
    [
      'not listed again',
      (back) => ({
        ...back,
        startupIds: back.startupIds.filter((id) => id !== second.id),
        startupToSubspaces: now.startupToSubspaces,
      }),
      ['editCollection'],
    ],
    [
      'without its sub-space',
      (back) => ({ ...back, startupToSubspaces: now.startupToSubspaces }),
      ['editCollection'],
    ],
    [
      'the order of others',
      (back) => ({ ...back, startupIds: back.startupIds.toReversed() }),
      ['editCollection'],
    ],
    ['another one, too', (back) => withoutBlacklistings(back, all.slice(1)), ['editCollection']],
    ['a name', (back) => ({ ...back, name: 'Other' }), ['editCollection']],
    [
      'blacklisting another one',
      (back) => applyAllChanges(back, [{ kind: 'blacklist', company: listed[0] ?? second }]),
      ['blacklistInCollection'],
    ],
  ])('%s', (_what, change, permissions) => {
    expect(requires(change(reference))).toEqual(permissions);
  });
});

test('what is not on the blacklist any more is refused in words', () => {
  const outcome = applyChange(before, {
    kind: 'takeBack',
    company: second,
    isListed: true,
    spaces: [],
  });
  expect(outcome).toMatchObject({
    refusal: {
      code: 'collection.notTakenBack',
      message:
        'This can no longer be taken back: the company is not on the blacklist any more. Ask the owner of collection Sensing to restore it.',
    },
  });
});

test('taking several back is one notice, and a reader is offered it for blacklisting alone', () => {
  const change = blacklist([second, third]);
  const after = applyAllChanges(before, [change]);
  const back = takeBackOfChange(before, after, change);
  const outcome = back && applyChange(after, back);
  expect(outcome?.ok === true && outcome.notice).toBe(
    'Successfully removed 2 companies from collection Sensing blacklist.',
  );
  const removal: CollectionChange = { kind: 'remove', company: second };
  const removed = applyAllChanges(before, [removal]);
  expect(takeBackOfChange(before, removed, removal)).toBeNull();
  expect(undoOfChange(before, removed, removal)).not.toBeNull();
});

test('thousands are taken back', () => {
  const many = Array.from(
    { length: 5000 },
    (_, id) => ({ kind: 'nucla', id: String(id), name: String(id) }) as const,
  );
  const full = sampleCollection({ nuclaIds: many.map(({ id }) => id) });
  const { now, all } = blacklisted(full, [many.slice(2500), many.slice(0, 2500)]);
  expect(now.nuclaIds).toEqual([]);
  // The order of the blacklist is that of blacklisting; of the list, as it was.
  expect(withoutBlacklistings(now, all)).toEqual(full);
});
