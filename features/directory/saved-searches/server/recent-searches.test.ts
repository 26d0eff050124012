import { beforeEach, expect, test } from 'vitest';
import { savedSearchLimits } from '#features/directory/saved-searches/domain/limits.ts';
import * as endpoints from '#features/directory/saved-searches/domain/recent-search-endpoints.ts';
import { openTestServer } from '#core/tests/test-server.ts';

const server = await openTestServer({ demonstration: true });
const member = await server.signIn('member@skf.example');
const owner = await server.signIn('owner@skf.example');

beforeEach(() => server.database.pool.query('delete from recent_searches'));

const searchFor = (query: string, filters = {}) =>
  member.ask(endpoints.add, { body: { query, filters } });
const recent = async () => (await member.ask(endpoints.list)).map(({ query }) => query);

test('searches are stored, newest first, without repetition', async () => {
  await searchFor('wear');
  await searchFor('oil');
  await searchFor(' wear ');
  expect(await recent()).toEqual(['wear', 'oil']);
});

test('the same words with other filters are another search; the order of filters does not matter', async () => {
  await searchFor('wear', { kinds: ['startup', 'nucla'] });
  await searchFor('wear', { kinds: ['nucla', 'startup'], tags: [] });
  await searchFor('wear');
  const searches = await member.ask(endpoints.list);
  expect(searches.map(({ filters }) => filters)).toEqual([{}, { kinds: ['nucla', 'startup'] }]);
});

test('only the newest few are kept', async () => {
  for (let number = 0; number < savedSearchLimits.recentSearchesMost + 3; number += 1) {
    await searchFor(`search ${number}`);
  }
  const texts = await recent();
  expect(texts).toHaveLength(savedSearchLimits.recentSearchesMost);
  expect(texts.at(-1)).toBe('search 3');
});

test('the same search twice at once is stored once', async () => {
  await Promise.all([1, 2, 3, 4].map(() => searchFor('at once')));
  expect(await recent()).toEqual(['at once']);
});

test('one search or all can be removed; nobody else sees or removes them', async () => {
  await searchFor('wear');
  await searchFor('oil');
  const [oil] = await member.ask(endpoints.list);
  const params = { id: oil?.id ?? '' };
  expect(await owner.ask(endpoints.list)).toEqual([]);
  expect((await owner.try(endpoints.remove, { params })).status).toBe(404);
  await owner.ask(endpoints.clear);
  await member.ask(endpoints.remove, { params });
  expect(await recent()).toEqual(['wear']);
  await member.ask(endpoints.clear);
  expect(await recent()).toEqual([]);
});

test('an empty query without filters is not a search', async () => {
  await searchFor('  ');
  expect(await recent()).toEqual([]);
});
