import { expect, test } from 'vitest';
import type { Collection } from '#features/directory/collections/domain/collection.ts';
import { filterAndSortCollections } from './collection-order.ts';

const collection = (name: string, updatedAt: string, size: number): Collection => ({
  id: name,
  name,
  updatedAt,
  createdAt: updatedAt,
  isActive: true,
  version: 1,
  userId: 'me',
  startupIds: Array.from({ length: size }, (_, nth) => `${name} ${nth}`),
  crunchbaseIds: [],
  nuclaIds: [],
  blacklistedStartupIds: [],
  sharedToUsers: [],
  blacklistedCrunchbaseIds: [],
  blacklistedNuclaIds: [],
  subspaces: [],
  startupToSubspaces: {},
});
const all = [
  collection('Seals', '2026-01-02T00:00:00.000Z', 1),
  collection('Gears', '2026-01-03T00:00:00.000Z', 2),
  collection('Éclats', '2026-01-01T00:00:00.000Z', 3),
];
const namesOf = (...input: Parameters<typeof filterAndSortCollections>) =>
  filterAndSortCollections(...input).map(({ name }) => name);

test('collections are sorted by the chosen order', () => {
  expect(namesOf(all, '', 'changed')).toEqual(['Gears', 'Seals', 'Éclats']);
  expect(namesOf(all, '', 'name')).toEqual(['Éclats', 'Gears', 'Seals']);
  expect(namesOf(all, '', 'size')).toEqual(['Éclats', 'Gears', 'Seals']);
});

test('a search keeps collections whose name contains it', () => {
  expect(namesOf(all, ' EA ', 'name')).toEqual(['Gears', 'Seals']);
  expect(namesOf(all, 'éc', 'name')).toEqual(['Éclats']);
  expect(namesOf(all, 'x', 'name')).toEqual([]);
});
