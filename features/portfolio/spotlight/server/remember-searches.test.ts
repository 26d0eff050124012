import { expect, test } from 'vitest';
import { minute } from '#core/domain/units.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { rememberSearches } from './remember-searches.ts';

const query = (text: string) =>
  ({ text, filters: {}, sort: 'relevance', offset: 0, limit: 24 }) as const;
const db = {} as Queryable;

function counted({ fails = false, state = 'ready' } = {}) {
  let now = 0;
  const texts: string[] = [];
  const find = rememberSearches(
    async (_db, { text }) => {
      texts.push(text ?? '');
      if (fails) throw new Error('Not now.');
      return { hits: [], total: 0, facets: {}, state } as never;
    },
    () => now,
  );
  return { find, asked: texts, later: (ms: number) => (now += ms) };
}

test('the same question is asked once a minute, another one at once', async () => {
  const { find, asked, later } = counted();
  await Promise.all([find(db, query('a')), find(db, query('a')), find(db, query('b'))]);
  expect(asked).toEqual(['a', 'b']);
  later(minute - 1);
  await find(db, query('a'));
  expect(asked).toEqual(['a', 'b']);
  later(1);
  await find(db, query('a'));
  expect(asked).toEqual(['a', 'b', 'a']);
});

test('a search that failed is not remembered', async () => {
  const { find, asked } = counted({ fails: true });
  await expect(find(db, query('a'))).rejects.toThrow('Not now.');
  await expect(find(db, query('a'))).rejects.toThrow('Not now.');
  expect(asked).toEqual(['a', 'a']);
});

test('what was found while the index is being built is not remembered', async () => {
  const { find, asked } = counted({ state: 'building' });
  await find(db, query('a'));
  await find(db, query('a'));
  expect(asked).toEqual(['a', 'a']);
});
