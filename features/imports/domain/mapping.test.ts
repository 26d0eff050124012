import { expect, test } from 'vitest';
import { mappingFor, problemsOfMapping, proposeMapping, withAnswers } from './mapping.ts';

test('columns are recognised by their usual names, the surest of several', () => {
  const columns = [
    ...['permalink', 'Company Name', 'homepage_url', 'category_code', 'funding_total_usd'],
    ...['country_code', 'founded_at', 'founded_year', 'last_funding_at', 'region'],
  ];
  expect(proposeMapping('companies', columns)).toEqual({
    permalink: 'externalId',
    'Company Name': 'name',
    homepage_url: 'url',
    category_code: 'industries',
    funding_total_usd: 'fundingUsd',
    country_code: 'country',
    founded_at: null,
    founded_year: 'foundedYear',
    last_funding_at: 'lastFundingAt',
    region: null,
  });
});

test('what was settled for a source before holds, and only what is new is proposed', () => {
  const remembered = { who: 'name', name: null };
  expect(mappingFor('companies', ['who', 'name', 'city', 'title'], remembered)).toEqual({
    ...{ who: 'name', name: null, city: 'city', title: null },
  });
});

test('what is wrong with a mapping is said in sentences', () => {
  expect(problemsOfMapping('companies', { a: 'city' })).toEqual(['Say which column is the name.']);
  expect(problemsOfMapping('companies', { a: 'name', b: 'name', c: 'odd' })).toEqual([
    'Two columns are the name; only one can be.',
    'There is no field “odd”.',
  ]);
  expect(problemsOfMapping('companies', { a: 'name', b: 'tags', c: 'tags' })).toEqual([]);
});

test('a column that asks one of the questions holds its answers', () => {
  const mapping = withAnswers({ 'how mature': null, title: 'title' }, ['How mature?', 'Title']);
  expect(mapping).toEqual({ 'how mature': 'answer:How mature?', title: 'title' });
});

test('columns called as something every object has are only columns', () => {
  expect(proposeMapping('companies', ['constructor', '__proto__'])).toEqual(
    Object.fromEntries([
      ['constructor', null],
      ['__proto__', null],
    ]),
  );
});
