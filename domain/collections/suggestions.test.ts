import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Collection } from './collection.ts';
import { heldIds, reasonWords, someOf, wantedIn } from './suggestions.ts';

const collection = (facts: Partial<Collection>): Collection => ({
  ...{ id: 'c', name: 'Seals', userId: 'me', version: 1, isActive: true },
  ...{ createdAt: '2026-01-01T00:00:00Z', updatedAt: '2026-01-01T00:00:00Z' },
  ...{ startupIds: [], crunchbaseIds: [], nuclaIds: [], sharedToUsers: [], subspaces: [] },
  ...{ blacklistedStartupIds: [], blacklistedCrunchbaseIds: [], blacklistedNuclaIds: [] },
  startupToSubspaces: {},
  ...facts,
});
const space = (id: string, parentId: string | null = null) => ({
  ...{ id, name: id, description: '', parentId },
});
const ids = (refs: readonly { id: string }[]) => refs.map(({ id }) => id);

test('both lists of every kind are held', () => {
  const held = collection({ startupIds: ['a'], nuclaIds: ['b'], blacklistedCrunchbaseIds: ['c'] });
  expect([...heldIds(held)].toSorted()).toEqual(['a', 'b', 'c']);
});

test('of a sub-space what lies below it counts too; of none, what is in none', () => {
  const held = collection({
    startupIds: ['a', 'b', 'c'],
    subspaces: [space('top'), space('below', 'top')],
    startupToSubspaces: { a: ['top'], b: ['below'] },
  });
  expect(ids(wantedIn(held, undefined))).toEqual(['a', 'b', 'c']);
  expect(ids(wantedIn(held, 'top'))).toEqual(['a', 'b']);
  expect(ids(wantedIn(held, 'none'))).toEqual(['c']);
  expect(wantedIn(held, 'gone')).toEqual([]);
});

test('a small sub-space is heard beside a large one, and the latest first', () => {
  const large = Array.from({ length: 50 }, (_, nth) => `large-${nth}`);
  const held = collection({
    startupIds: [...large, 'small-0', 'small-1'],
    subspaces: [space('large'), space('small')],
    startupToSubspaces: {
      ...Object.fromEntries(large.map((id) => [id, ['large']])),
      ...{ 'small-0': ['small'], 'small-1': ['small'] },
    },
  });
  const some = someOf(held, wantedIn(held, undefined), 5);
  expect(some).toEqual(['large-49', 'small-1', 'large-48', 'small-0', 'large-47']);
});

test('of however many, some are found, none twice, and all when they are few', () => {
  const names = fc.uniqueArray(fc.string({ minLength: 1 }), { maxLength: 60 });
  fc.assert(
    fc.property(names, fc.integer({ min: 1, max: 40 }), (startupIds, most) => {
      const held = collection({ startupIds });
      const some = someOf(held, wantedIn(held, undefined), most);
      expect(some).toHaveLength(Math.min(most, startupIds.length));
      expect(new Set(some).size).toBe(some.length);
    }),
  );
});

test('why a company is suggested, in a sentence', () => {
  const like = [{ kind: 'startup', id: 'a', name: 'Glintsense BV' }] as const;
  expect(reasonWords({ shared: ['hydrogen', 'electrolysers'], like: [...like] })).toBe(
    'Shares hydrogen and electrolysers; like Glintsense BV',
  );
  expect(reasonWords({ shared: ['hydrogen'], like: [] })).toBe('Shares hydrogen');
  expect(reasonWords({ shared: [], like: [...like] })).toBe(
    'Described in words like those of Glintsense BV',
  );
});
