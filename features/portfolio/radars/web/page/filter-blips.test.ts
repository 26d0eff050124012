import { expect, test } from 'vitest';
import { filterBlips, tagsOf } from './filter-blips.ts';

const blip = (id: string, name: string, tags: readonly string[] = []) => ({
  id,
  name,
  tags,
  number: Number(id),
  description: null,
});
const blips = [
  blip('1', 'Élan vital', ['cost', 'safety']),
  blip('2', 'Magnetic bearings', ['cost']),
  blip('3', 'Wireless probes'),
];
const idsOf = (search: Parameters<typeof filterBlips>[1]) => {
  const ids = filterBlips(blips, search);
  return ids && [...ids];
};

test('Without a search nothing is dimmed', () => {
  expect(idsOf({})).toBeNull();
});

test('Words are found in any order, without accents, and by number', () => {
  expect(idsOf({ q: 'vital elan' })).toEqual(['1']);
  expect(idsOf({ q: '3' })).toEqual(['3']);
  expect(idsOf({ q: 'nothing' })).toEqual([]);
});

test('Tags are all wanted, or any of them', () => {
  expect(idsOf({ tags: 'cost,safety' })).toEqual(['1']);
  expect(idsOf({ tags: 'cost,safety', match: 'any' })).toEqual(['1', '2']);
});

test('Tags are listed with the most used first', () => {
  expect(tagsOf(blips)).toEqual(['cost', 'safety']);
});
