import { expect, test } from 'vitest';
import { mappingFor, missingFields, problemsOfMapping, proposeMapping } from './mapping.ts';

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

const questions = ['How mature is it?', 'Title', 'Team'];

test('columns of submissions are recognised however they are written, each field once', () => {
  const columns = ['Startup', 'title', 'contact_email', 'contactName', 'E-Mail', 'Budget', 'ID'];
  expect(proposeMapping('submissions', columns)).toEqual({
    Startup: 'companyName',
    title: 'title',
    contact_email: 'contactEmail',
    contactName: 'contactName',
    // The first column of a field has it.
    'E-Mail': null,
    Budget: null,
    ID: 'externalId',
  });
});

test('a column that asks a question holds its answers, once, unless it is called as a field is', () => {
  const columns = ['how mature is it', 'How mature is it?', 'Title', 'Team'];
  expect(proposeMapping('submissions', columns, questions)).toEqual({
    'how mature is it': 'answer:How mature is it?',
    'How mature is it?': null,
    Title: 'title',
    Team: 'answer:Team',
  });
  expect(mappingFor('submissions', ['Team'], null, questions)).toEqual({ Team: 'answer:Team' });
});

test('what an import cannot do without is named', () => {
  expect(missingFields('submissions', { a: 'pitch' })).toEqual(['Company', 'Title']);
  expect(missingFields('submissions', { a: 'companyName', b: 'title' })).toEqual([]);
});

test('columns called as something every object has are only columns', () => {
  expect(proposeMapping('companies', ['constructor', '__proto__'])).toEqual(
    Object.fromEntries([
      ['constructor', null],
      ['__proto__', null],
    ]),
  );
});
