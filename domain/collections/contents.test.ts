import { expect, test } from 'vitest';
import type { Collection } from './collection.ts';
import { companiesIn, countsOf } from './contents.ts';

const subspace = (id: string, parentId: string | null = null) => ({
  ...{ id, parentId },
  name: id,
  description: '',
});
const collection: Collection = {
  ...{ id: '1', name: 'Gears', userId: 'owner', version: 1, isActive: true },
  createdAt: '2026-01-01T00:00:00Z',
  updatedAt: '2026-01-01T00:00:00Z',
  ...{ startupIds: ['a', 'b'], crunchbaseIds: [], nuclaIds: [] },
  ...{ blacklistedStartupIds: [], blacklistedCrunchbaseIds: [], blacklistedNuclaIds: [] },
  sharedToUsers: [],
  subspaces: [subspace('wide'), subspace('narrow', 'wide'), subspace('other')],
  startupToSubspaces: { a: ['narrow', 'other'] },
};

test('a company counts for a sub-space also when it lies further down', () => {
  expect(companiesIn(collection, 'wide')).toEqual([{ kind: 'startup', id: 'a' }]);
  expect(companiesIn(collection, null)).toEqual([{ kind: 'startup', id: 'b' }]);
});

test('each sub-space is counted as it is listed', () => {
  const counts = countsOf(collection);
  for (const space of ['wide', 'narrow', 'other', null]) {
    expect(counts.get(space)).toBe(companiesIn(collection, space).length);
  }
});
