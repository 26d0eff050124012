import { expect, test } from 'vitest';
import { filterNames } from '#features/directory/search/domain/company-filters.ts';
import type { Facets } from '#features/directory/search/domain/search.ts';
import type {
  IndexAnswer,
  IndexQuery,
} from '#features/directory/search/server/shared/search-index.ts';
import { RememberedAnswers } from './remembered-answers.ts';

const noValues = Object.fromEntries(filterNames.map((name) => [name, []]));
const facets = { ...noValues, isExact: true } as Facets;
const query: IndexQuery = { text: 'ash', filters: {}, sort: 'relevance', offset: 0, limit: 20 };

function searching() {
  const answers = new RememberedAnswers();
  let searches = 0;
  const search = (of: Partial<IndexQuery> = {}, act = async () => {}) =>
    answers.of({ ...query, ...of }, async () => {
      searches += 1;
      const total = searches;
      await act();
      const answer: IndexAnswer = {
        hits: [],
        total,
        isTotalExact: true,
        facets,
        words: [],
      };
      return answer;
    });
  return { answers, search, totalOf: async (of?: Partial<IndexQuery>) => (await search(of)).total };
}

test('the same is searched once, anything else by itself', async () => {
  const { totalOf } = searching();
  expect(await Promise.all([totalOf(), totalOf(), totalOf({ offset: 20 })])).toEqual([1, 1, 2]);
  expect(await totalOf()).toBe(1);
  expect(await totalOf({ filters: { country: ['Sweden'] } })).toBe(3);
});

test('what changes forgets, also what is searched meanwhile', async () => {
  const { answers, search, totalOf } = searching();
  await totalOf();
  await answers.forgetAfter(async () => {});
  expect(await totalOf()).toBe(2);

  const { promise, resolve } = Promise.withResolvers<void>();
  const before = search({ offset: 20 }, () => promise);
  await answers.forgetAfter(async () => {});
  expect(await totalOf({ offset: 20 })).toBe(4);
  resolve();
  expect((await before).total).toBe(3);
  expect(await totalOf({ offset: 20 })).toBe(4);

  await expect(answers.forgetAfter(() => Promise.reject(new Error('cut off')))).rejects.toThrow(
    'cut off',
  );
  expect(await totalOf()).toBe(5);
});

test('what changed nothing forgets nothing, and a failure is not remembered', async () => {
  const { answers, search, totalOf } = searching();
  await totalOf();
  await answers.forgetAfter(async () => false);
  expect(await totalOf()).toBe(1);
  const failure = search({ offset: 20 }, () => Promise.reject(new Error('gone')));
  await expect(failure).rejects.toThrow('gone');
  expect(await totalOf({ offset: 20 })).toBe(3);
});

test('long queries that find nothing fill no more than there is room for', async () => {
  const { totalOf } = searching();
  const long = (nth: number) => ({ text: `${nth} ${'a'.repeat(100_000)}` });
  // More than ten megabytes, of two bytes a letter: the oldest go.
  for (let nth = 0; nth < 60; nth += 1) await totalOf(long(nth));
  expect(await totalOf(long(59))).toBe(60);
  expect(await totalOf(long(0))).toBe(61);
});
