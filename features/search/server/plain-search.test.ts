import { beforeAll, expect, test } from 'vitest';
import type { IndexQuery } from '#features/search/server/public/search-index.ts';
import { recordsIn } from '#features/companies/tests/companies.ts';
import { openTestServer } from '#core/tests/test-server.ts';
import { searchDatabase } from './database-search.ts';

/** What people get while the index is being built, or cannot answer. */

const server = await openTestServer();
const { db } = server.database;
const insert = recordsIn(db);
const names = new Map<string, string>();

beforeAll(async () => {
  const companies = [
    ['Volt', { oneLiner: 'Batteries for boats', country: 'SE', tags: ['Energy'] }],
    ['Marine Volt', { oneLiner: 'Meters for harbours', country: 'NO', tags: ['Energy', 'Marine'] }],
    ['Noir', { description: 'Predicts **wear** of bearings in boats.', country: 'FR' }],
    ['100% Wear', { oneLiner: 'Sensing', country: 'SE', fundingUsd: 5e6, foundedYear: 2015 }],
  ] as const;
  for (const [name, facts] of companies) {
    const { id } = await insert('startup', name, {
      ...facts,
      tags: [...('tags' in facts ? facts.tags : [])],
    });
    names.set(id, name);
  }
});

const search = (text: string, more: Partial<IndexQuery> = {}) =>
  searchDatabase(db, { text, filters: {}, sort: 'relevance', offset: 0, limit: 10, ...more });
const found = async (text: string, more: Partial<IndexQuery> = {}) =>
  (await search(text, more)).hits.map(({ id }) => names.get(id));

test('all words are wanted, each anywhere in what is known of a company', async () => {
  expect(await found('boats')).toEqual(['Noir', 'Volt']);
  expect(await found('boats batteries')).toEqual(['Volt']);
  expect(await found('volt marine harbours')).toEqual(['Marine Volt']);
  expect(await found('boats energy')).toEqual(['Volt']);
  expect(await found('boats wear bearings')).toEqual(['Noir']);
  expect(await found('boats batteries unheardof')).toEqual([]);
});

test('up to ten words count', async () => {
  const nine = 'volt volt volt volt volt volt volt volt volt';
  expect(await found(`${nine} harbours`)).toEqual(['Marine Volt']);
});

test('whose name begins with what was typed comes first', async () => {
  expect(await found('volt')).toEqual(['Volt', 'Marine Volt']);
  expect(await found('volt', { sort: 'name' })).toEqual(['Marine Volt', 'Volt']);
});

test('a sign that the database reads as a pattern is a sign', async () => {
  expect(await found('100%')).toEqual(['100% Wear']);
  expect(await found('1_0')).toEqual([]);
});

test('no text finds all, and filters leave what they say', async () => {
  expect(await found('')).toHaveLength(names.size);
  expect(await found('', { filters: { country: ['SE'] } })).toEqual(['100% Wear', 'Volt']);
  expect(await found('volt', { filters: { tags: ['Marine'] } })).toEqual(['Marine Volt']);
  expect(await found('', { filters: { tags: [] } })).toEqual([]);
  expect(await found('', { filters: { foundedFrom: 2015, fundingTo: 6e6 } })).toEqual([
    '100% Wear',
  ]);
});

test('counts are of all that is found, whichever page is asked for', async () => {
  const page = await search('volt', { offset: 1, limit: 1 });
  expect(page.hits.map(({ id }) => names.get(id))).toEqual(['Marine Volt']);
  expect(page).toMatchObject({ total: 2, isTotalExact: true });
  expect(page.facets.country.toSorted((a, b) => a.value.localeCompare(b.value))).toEqual([
    { value: 'NO', count: 1 },
    { value: 'SE', count: 1 },
  ]);
  expect(page.facets.tags[0]).toEqual({ value: 'Energy', count: 2 });
});

test('a filter does not narrow the counts of its own values', async () => {
  const { total, facets } = await search('volt', { filters: { country: ['SE'] } });
  expect(total).toBe(1);
  expect(facets.country).toHaveLength(2);
  expect(facets.tags).toEqual([{ value: 'Energy', count: 1 }]);
});
