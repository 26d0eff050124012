import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openLog } from '#core/platform/log/log.ts';
import { companyMadeOf, pagesOf } from '#features/directory/search/tests/indexed-companies.ts';
import type { IndexQuery } from '#features/directory/search/server/shared/search-index.ts';
import { openSearchIndex } from './open-search-index.ts';

/** Names say nothing, so that only the texts decide. */
const lines = {
  apart: 'Sensors and tools for the supply of any chain',
  beside: 'Software for a supply chain of coffee',
  recycling: 'Recycling of glass from kitchens',
  recycled: 'Recycled bottles for shops',
  recycler: 'A recycler of paper',
  healthcare: 'Beds for healthcare',
  health: 'Apps for health care at home',
  ecommerce: 'Shops for e-commerce in Asia',
  things: 'Modules for the internet of things',
  internet: 'Things sold on the internet',
  copyOne: 'Kites of bamboo with zebra prints',
  copyTwo: 'Kites of bamboo with zebra prints',
  kite: 'Kites for wind power',
  power: 'Wind power on ships',
  zebra: 'Bamboo with zebra prints',
  tractor: 'Tractors pull ploughs behind them and help a harvest',
  harvest: 'Harvest help: ploughs pull behind them a tractor and',
};
type Key = keyof typeof lines;
const keys = Object.keys(lines) as Key[];
const companies = keys.map((key, nth) =>
  companyMadeOf({ name: `Firm${nth}`, oneLiner: lines[key] }, nth),
);
const keyOf = new Map(companies.map(({ id }, nth) => [id, keys[nth]]));

const uri = await mkdtemp(join(tmpdir(), 'outrider-topics-'));
const index = openSearchIndex({ uri, log: openLog('silent') });
beforeAll(() => index.rebuild(pagesOf(companies)));
afterAll(async () => {
  await index.close();
  await rm(uri, { recursive: true });
});

const ask = (text: string, more: Partial<IndexQuery> = {}) =>
  index.search({ text, filters: {}, sort: 'relevance', offset: 0, limit: 50, ...more });
const keysOf = async (text: string, more: Partial<IndexQuery> = {}) =>
  (await ask(text, more)).hits.map(({ id }) => keyOf.get(id));

test('words that stand as in the query come first', async () => {
  expect(await keysOf('supply chain ')).toEqual(['beside', 'apart']);
  expect(await keysOf('internet of things ')).toEqual(['things', 'internet']);
  const { hits } = await ask('supply chain ');
  expect(hits.map(({ parts }) => parts?.phrases)).toEqual([1, 0]);
});

test('words of the same root follow, and are not counted', async () => {
  const { hits, total } = await ask('recycling ');
  expect(total).toBe(1);
  expect(hits.map(({ id, isRelated }) => [keyOf.get(id), isRelated])).toEqual([
    ['recycling', false],
    expect.anything(),
    expect.anything(),
  ]);
  expect((await keysOf('recycling ')).toSorted()).toEqual(['recycled', 'recycler', 'recycling']);
  expect(hits.map(({ parts }) => (parts?.variants ?? 0) > 0)).toEqual([false, true, true]);
});

test('a compound is found written in one or in two', async () => {
  expect((await keysOf('healthcare ')).slice(0, 2)).toEqual(['healthcare', 'health']);
  expect((await keysOf('health care ')).slice(0, 2)).toEqual(['health', 'healthcare']);
});

test('a word that nobody writes in one is read as two, and these are counted', async () => {
  for (const text of ['ecommerce', 'ecommerce ', 'eCommerce asia']) {
    const { hits, total } = await ask(text);
    expect([keyOf.get(hits[0]?.id ?? ''), total], text).toEqual(['ecommerce', 1]);
  }
  // The parts are known, but never side by side.
  expect(await keysOf('glassbeds ')).toEqual([]);
});

test('filters, quotes, a minus and other orders leave out what was not asked for', async () => {
  expect(await keysOf('"recycling"')).toEqual(['recycling']);
  expect(await keysOf('recycling -paper')).toEqual(['recycling']);
  expect(await keysOf('recycling ', { sort: 'name' })).toEqual(['recycling']);
  expect(await keysOf('recycling ', { filters: { country: ['SE'] } })).toEqual([]);
});

test('a text that stands twice counts once where words are taken from the best matches', async () => {
  // "bamboo", "zebra" and "print" stand in two of the best, but these are copies.
  const { hits } = await ask('kite ');
  expect(hits.map(({ id }) => keyOf.get(id)).toSorted()).toEqual(['copyOne', 'copyTwo', 'kite']);
  expect(hits.map(({ parts }) => parts?.context)).toEqual([0, 0, 0]);
});

test('of texts of the same words the one that begins with those of the query comes first', async () => {
  expect((await keysOf('harvest ')).slice(0, 2)).toEqual(['harvest', 'tractor']);
  const { hits } = await ask('harvest ');
  expect(hits.map(({ parts }) => (parts?.lead ?? 0) === 1)).toEqual([true, false]);
});
