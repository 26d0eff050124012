import { submissionImport } from '#features/cases/submissions/domain/import/import-target.ts';
import { companyImport } from '#features/directory/companies/domain/import/import-target.ts';
import { expect, test } from 'vitest';
import { submissionSheet } from '#features/cases/submissions/domain/submission-sheet.ts';
import {
  mappingFor,
  mappingToKnown,
  missingFields,
  problemsOfMapping,
  proposeMapping,
} from './mapping.ts';

test('columns are recognized by their usual names, the most specific of several', () => {
  const columns = [
    'permalink',
    'Company Name',
    'homepage_url',
    'category_code',
    'funding_total_usd',
    'country_code',
    'founded_at',
    'founded_year',
    'last_funding_at',
    'region',
  ];
  expect(proposeMapping(companyImport, columns)).toEqual({
    permalink: 'externalId',
    'Company Name': 'name',
    homepage_url: 'url',
    category_code: 'industries',
    funding_total_usd: 'fundingAmount',
    country_code: 'country',
    founded_at: null,
    founded_year: 'foundedYear',
    last_funding_at: 'lastFundingAt',
    region: null,
  });
});

test('headers as people write them are recognized', () => {
  expect(proposeMapping(companyImport, ['HQ', 'Total raised (EUR)', 'What they do'])).toEqual({
    HQ: 'city',
    'Total raised (EUR)': 'fundingAmount',
    'What they do': 'oneLiner',
  });
  expect(
    proposeMapping(companyImport, ['Total Funding Amount', 'Total Funding Amount Currency']),
  ).toEqual({
    'Total Funding Amount': 'fundingAmount',
    'Total Funding Amount Currency': 'fundingCurrency',
  });
});

test('headers with brackets or a prefix are recognized, behind those without', () => {
  const columns = ['Name (required)', 'Website (URL)', 'Total raised (USD)', 'Year (founded)'];
  expect(proposeMapping(companyImport, columns)).toEqual({
    'Name (required)': 'name',
    'Website (URL)': 'url',
    'Total raised (USD)': 'fundingAmount',
    'Year (founded)': 'foundedYear',
  });
  expect(
    proposeMapping(companyImport, [
      'company_name',
      'company_website',
      'startup_country',
      'website',
    ]),
  ).toEqual({
    company_name: 'name',
    company_website: null,
    startup_country: 'country',
    website: 'url',
  });
});

test('the saved mapping of a source is reused, and fields are proposed only for new columns', () => {
  const remembered = { who: 'name', name: null };
  expect(mappingFor(companyImport, ['who', 'name', 'city', 'title'], remembered)).toEqual({
    who: 'name',
    name: null,
    city: 'city',
    title: null,
  });
});

test('errors of a mapping are sentences', () => {
  expect(problemsOfMapping(companyImport, { a: 'city' })).toEqual([
    'Say which column is the name.',
  ]);
  expect(problemsOfMapping(companyImport, { a: 'name', b: 'name', c: 'odd' })).toEqual([
    'Two columns are the name; only one can be.',
    'There is no field “odd”.',
  ]);
  expect(problemsOfMapping(companyImport, { a: 'name', b: 'tags', c: 'tags' })).toEqual([]);
});

const id = '0198a7c0-0000-7000-8000-000000000001';
const form = ['How mature is it?', 'Title', 'Team'].map((text, nth) => ({
  id: nth === 0 ? id : null,
  text,
}));
const questions = { asked: form, known: form };

test('columns of submissions are recognized in any spelling, each field once', () => {
  const columns = ['Startup', 'title', 'contact_email', 'contactName', 'E-Mail', 'Budget', 'ID'];
  expect(proposeMapping(submissionImport, columns)).toEqual({
    Startup: 'companyName',
    title: 'title',
    contact_email: 'contactEmail',
    contactName: 'contactName',
    // The first column of a field gets it.
    'E-Mail': null,
    Budget: null,
    ID: 'externalId',
  });
});

test('a column named like a question holds its answers, once, unless it is named like a field', () => {
  const columns = ['how mature is it', 'How mature is it?', 'Title', 'Team'];
  expect(proposeMapping(submissionImport, columns, questions)).toEqual({
    'how mature is it': `answer:${id}`,
    'How mature is it?': null,
    Title: 'title',
    Team: 'answer:Team',
  });
  expect(mappingFor(submissionImport, ['Team'], null, questions)).toEqual({ Team: 'answer:Team' });
});

test('a saved column follows its question, and forgets one that nobody knows', () => {
  const gone = id.replace('0001', '0002');
  const saved = { a: 'answer:How mature is it?', b: `answer:${gone}`, c: 'answer:Odd', d: 'title' };
  expect(mappingToKnown(saved, form)).toEqual({ ...saved, a: `answer:${id}`, b: undefined });
  const reworded = [{ id, text: 'Its readiness?' }];
  expect(mappingToKnown({ a: `answer:${id}` }, reworded)).toEqual({ a: `answer:${id}` });
});

test('two questions of one wording have a column each, which an import tells apart', () => {
  const twice = [
    { id, text: 'When?' },
    { id: id.replace('0001', '0002'), text: 'When?' },
  ];
  const columns = submissionSheet({ questions: twice, criteria: [] })
    .map(({ header }) => header)
    .filter((header) => header.startsWith('Question: '));
  expect(columns).toEqual(['Question: When? [00000001]', 'Question: When? [00000002]']);
  const questions = { asked: [], known: twice };
  expect(Object.values(proposeMapping(submissionImport, columns, questions))).toEqual(
    twice.map((question) => `answer:${question.id}`),
  );
  // Which of both it was is unknown.
  expect(proposeMapping(submissionImport, ['Question: When?'], questions)).toEqual({
    'Question: When?': 'answer:When?',
  });
});

test('missing required fields are named', () => {
  expect(missingFields(submissionImport, { a: 'pitch' })).toEqual(['Company', 'Title']);
  expect(missingFields(submissionImport, { a: 'companyName', b: 'title' })).toEqual([]);
});

test('columns named like properties of Object.prototype are ordinary columns', () => {
  expect(proposeMapping(companyImport, ['constructor', '__proto__'])).toEqual(
    Object.fromEntries([
      ['constructor', null],
      ['__proto__', null],
    ]),
  );
});
