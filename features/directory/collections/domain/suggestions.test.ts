import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { listedCompanies } from './lists.ts';
import { sampleCollection, sampleSubspace } from './sample-collection.ts';
import { containedCompanyIds, suggestionReason, sampleCompanies } from './suggestions.ts';

test('companies in both lists of each kind are excluded', () => {
  const held = sampleCollection({
    startupIds: ['a'],
    nuclaIds: ['b'],
    blacklistedCrunchbaseIds: ['c'],
  });
  expect([...containedCompanyIds(held)].toSorted()).toEqual(['a', 'b', 'c']);
});

test('samples take from small and large sub-spaces in turn, latest first', () => {
  const large = Array.from({ length: 50 }, (_, nth) => `large-${nth}`);
  const held = sampleCollection({
    startupIds: [...large, 'small-0', 'small-1'],
    subspaces: [sampleSubspace('large'), sampleSubspace('small')],
    startupToSubspaces: {
      ...Object.fromEntries(large.map((id) => [id, ['large']])),
      'small-0': ['small'],
      'small-1': ['small'],
    },
  });
  const some = sampleCompanies(held, listedCompanies(held), 5);
  expect(some).toEqual(['large-49', 'small-1', 'large-48', 'small-0', 'large-47']);
});

test('samples have at most the given size, without duplicates', () => {
  const names = fc.uniqueArray(fc.string({ minLength: 1 }), { maxLength: 60 });
  fc.assert(
    fc.property(names, fc.integer({ min: 1, max: 40 }), (startupIds, most) => {
      const held = sampleCollection({ startupIds });
      const some = sampleCompanies(held, listedCompanies(held), most);
      expect(some).toHaveLength(Math.min(most, startupIds.length));
      expect(new Set(some).size).toBe(some.length);
    }),
  );
});

test('the reason for a suggestion is a sentence', () => {
  const like = [{ kind: 'startup', id: 'a', name: 'Glintsense BV' }] as const;
  expect(suggestionReason({ shared: ['hydrogen', 'electrolysers'], like: [...like] })).toBe(
    'Shares hydrogen and electrolysers; like Glintsense BV',
  );
  expect(suggestionReason({ shared: ['hydrogen'], like: [] })).toBe('Shares hydrogen');
  expect(suggestionReason({ shared: [], like: [...like] })).toBe(
    'Similar description to Glintsense BV',
  );
  expect(suggestionReason({ shared: [], like: [] })).toBe('');
});
