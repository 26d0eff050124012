import { expect, test } from 'vitest';
import type { IndexHit, IndexQuery, Reworded } from './shared/search-index.ts';
import { findLoosenedSearches } from './loosened-searches.ts';

const query: IndexQuery = { text: '', filters: {}, sort: 'relevance', offset: 0, limit: 20 };
const related = (id: string): IndexHit => ({ id, score: 1, isRelated: true });

/** A directory that has so many companies for these texts, and those that resemble them. */
const directory = (totals: Record<string, number>, hits: readonly IndexHit[] = []) => ({
  search: async ({ text }: IndexQuery) => ({ total: totals[text] ?? 0, hits }),
  reworded: (text: string): Reworded[] => [
    { part: 'longForm', text: text.replace('BMS', 'battery management system') },
    { part: 'spelling', text: text.replace('bord', 'board') },
  ],
});

test('a text is offered in other words, where these find something', async () => {
  const text = '"BMS bord"';
  expect(
    await findLoosenedSearches({ ...query, text }, directory({ '"BMS board"': 3, 'BMS bord': 9 })),
  ).toEqual([
    { part: 'quotes', q: 'BMS bord', total: 9 },
    { part: 'spelling', q: '"BMS board"', total: 3 },
  ]);
  const inFull = directory({ '"battery management system bord"': 2 });
  expect(await findLoosenedSearches({ ...query, text }, inFull)).toEqual([
    { part: 'longForm', q: '"battery management system bord"', total: 2 },
  ]);
  expect(await findLoosenedSearches({ ...query, text }, directory({}))).toEqual([]);
});

test('what resembles the words is offered where it was not tried, and nothing has them', async () => {
  const hits = [related('1'), related('2')];
  const quoted = { ...query, text: '"sly wear" -coffee' };
  const byMeaning = { part: 'meaning', q: 'sly wear', total: 2 };
  expect(await findLoosenedSearches(quoted, directory({}, hits))).toEqual([byMeaning]);
  const byName: IndexQuery = { ...query, text: 'sly  wear', sort: 'name' };
  expect(await findLoosenedSearches(byName, directory({}, hits))).toEqual([byMeaning]);
  expect(await findLoosenedSearches({ ...query, text: 'sly wear' }, directory({}, hits))).toEqual(
    [],
  );
  const match: IndexHit = { id: '3', score: 1, isRelated: false };
  expect(await findLoosenedSearches(quoted, directory({}, [match, ...hits]))).toEqual([]);
});
