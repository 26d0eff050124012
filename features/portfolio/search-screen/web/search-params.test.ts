import { expect, test } from 'vitest';
import { savedSearchLimits } from '#features/directory/saved-searches/domain/limits.ts';
import { searchLimits } from '#features/directory/search/domain/limits.ts';
import { scoutSearch } from './search-params.ts';

const paramsOf = (search: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(scoutSearch(search)).filter(([, value]) => value !== undefined),
  );

test('an address contains everything that is shown', () => {
  const address = {
    q: 'wear sensing',
    tab: 'projects',
    kinds: 'startup,nucla',
    country: 'DE,SE',
    stage: 'Series A,Seed',
    tags: 'edge ai',
    foundedFrom: 2012,
    foundedTo: 2021,
    fundingFrom: 500_000,
    fundingTo: 20_000_000,
    sort: 'funding',
    company: 'startup:0190',
  };
  expect(paramsOf(address)).toEqual(address);
});

test('words that look like a number or a boolean stay words', () => {
  expect(paramsOf({ q: 42 })).toEqual({ q: '42' });
  expect(paramsOf({ q: true, tags: 5 })).toEqual({ q: 'true', tags: '5' });
});

test('invalid values are ignored, and the rest is used', () => {
  expect(
    paramsOf({
      q: { deep: true },
      tab: 'radars',
      kinds: 'startup,angellist',
      country: 'DE,Germany,de,DE',
      foundedFrom: 'long ago',
      foundedTo: -3,
      fundingFrom: 1.5,
      sort: 'luck',
      company: '',
    }),
  ).toEqual({ kinds: 'startup', country: 'DE' });
});

test('a pasted text is cut to the maximum length', () => {
  const { q = '' } = scoutSearch({ q: `${'x'.repeat(savedSearchLimits.scoutCharacters - 1)}😀` });
  expect(q).toHaveLength(savedSearchLimits.scoutCharacters);
  expect(q.isWellFormed()).toBe(true);
  const many = Array.from({ length: 80 }, (_, index) => `t${index}`).join(',');
  expect(scoutSearch({ tags: many }).tags?.split(',')).toHaveLength(searchLimits.filterValuesMost);
});

test('an old spelling of a stage in an address is understood', () => {
  expect(scoutSearch({ stage: 'series_a,SEED,seed,late-bloomer' }).stage).toBe(
    'Series A,Seed,late-bloomer',
  );
});
