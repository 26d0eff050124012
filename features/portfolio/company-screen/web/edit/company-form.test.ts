import { expect, test } from 'vitest';
import { storedFields } from '#features/directory/companies/domain/company-fields.ts';
import { emptyFields, type Company } from '#features/directory/companies/domain/company.ts';
import { withValues } from '#features/directory/companies/domain/company-values.ts';
import { amountOf } from './amount.ts';
import { changesOf, draftOf } from './company-form.ts';
import { firstProblem, readValues } from './form-problems.ts';

const record: Company = {
  ...emptyFields(storedFields),
  kind: 'startup',
  name: 'Acme',
  url: 'https://acme.example',
  country: 'SE',
  tags: ['pumps'],
  city: 'Lund',
  foundedYear: 2019,
  stage: 'Seed',
};
const profile = { fundingRounds: [], news: [], people: [], links: [] };
const draft = draftOf({ company: record, profile, writtenOf: () => undefined, isPending: false });

test('only what was changed is sent, so that the rest stays with its source', () => {
  expect(changesOf(draft, draft)).toEqual({});
  expect(changesOf(draft, { ...draft, city: ' Malmö ', stage: '' })).toEqual({
    city: 'Malmö',
    stage: null,
  });
});

test('an amount is sent with its currency', () => {
  const values = changesOf(draft, { ...draft, fundingAmount: '2.5M' });
  expect(values).toEqual({ fundingAmount: 2_500_000, fundingCurrency: 'USD' });
  expect(['1,200', '3k', '', 'much'].map(amountOf)).toEqual([1200, 3000, null, Number.NaN]);
});

const rows = {
  fundingRounds: [
    { key: '1', name: 'Seed', day: '2024-05-01', amount: '2.5M', currency: 'EUR' },
    { key: '2', name: 'Grant', day: '2023-01-01', amount: '', currency: 'USD' },
  ],
  news: [
    { key: '1', day: '2026-05-01', title: ' Opens a plant ', url: '' },
    { key: '2', day: '2026-06-01', title: 'Hires', url: 'https://acme.example/news' },
  ],
  people: [
    { key: '1', name: ' Ada Berg', role: 'founder' },
    { key: '2', name: 'Bo', role: '' },
  ],
  links: [
    { key: '1', label: 'LinkedIn', url: 'https://linkedin.com/company/acme' },
    { key: '2', label: '', url: 'https://acme.example/blog' },
  ],
};

test('rounds, news, people and links are read row by row', () => {
  const values = changesOf(draft, { ...draft, ...rows });
  expect(values).toEqual({
    fundingRounds: [
      { name: 'Seed', day: '2024-05-01', amount: 2_500_000, currency: 'EUR' },
      { name: 'Grant', day: '2023-01-01', amount: null, currency: 'USD' },
    ],
    news: [
      { day: '2026-05-01', title: 'Opens a plant', url: null },
      { day: '2026-06-01', title: 'Hires', url: 'https://acme.example/news' },
    ],
    people: [
      { name: 'Ada Berg', role: 'founder' },
      { name: 'Bo', role: '' },
    ],
    links: [
      { label: 'LinkedIn', url: 'https://linkedin.com/company/acme' },
      { label: 'acme.example/blog', url: 'https://acme.example/blog' },
    ],
  });
  expect(readValues(values)).toHaveProperty('values');
});

test('rows that are read again are no change', () => {
  const profile = {
    fundingRounds: [{ name: 'Seed', day: '2024-05-01', amount: 5, currency: 'EUR' }],
    news: [{ day: '2026-05-01', title: 'Hires', url: null }],
    people: [{ name: 'Bo', role: '' }],
    links: [],
  };
  const seen = { company: record, profile, writtenOf: () => undefined, isPending: false };
  expect(changesOf(draftOf(seen), draftOf(seen))).toEqual({});
});

test('each value that cannot be used is named, and the first of the form is known', () => {
  const [round] = rows.fundingRounds;
  const changes = changesOf(draft, {
    ...draft,
    url: 'acme',
    foundedYear: 'long ago',
    fundingAmount: 'much',
    fundingRounds: [
      ...(round ? [round] : []),
      { key: '2', name: '', day: '', amount: 'x', currency: 'EUR' },
    ],
    news: [{ key: '1', day: '', title: ' ', url: 'acme' }],
    links: [{ key: '1', label: '', url: '' }],
  });
  const read = readValues(changes);
  expect(read).toEqual({
    problems: {
      url: 'Enter an address that begins with https.',
      foundedYear: 'Enter a year, such as 2019.',
      fundingAmount: 'Enter an amount, such as 2.5M.',
      'fundingRounds.1.name': 'Choose a round.',
      'fundingRounds.1.day': 'Enter a date.',
      'fundingRounds.1.amount': 'Enter an amount, such as 2.5M.',
      'news.0.day': 'Enter a date.',
      'news.0.title': 'Enter a title.',
      'news.0.url': 'Enter an address that begins with https.',
      'links.0.url': 'Enter an address that begins with https.',
    },
  });
  expect(firstProblem('problems' in read ? read.problems : {})).toBe('url');
  expect(
    firstProblem({ 'links.0.url': '', 'fundingRounds.10.day': '', 'fundingRounds.2.day': '' }),
  ).toBe('fundingRounds.2.day');
});

test('an own amount is not shown by the rate of another', () => {
  const record = { fundingUsd: 9, fundingAmount: 10, fundingCurrency: 'EUR', city: 'Lund' };
  const own = [{ field: 'fundingAmount' as const, value: 20 }];
  expect(withValues(record, own)).toMatchObject({ fundingAmount: 20, fundingUsd: null });
  expect(withValues(record, [{ field: 'city', value: 'Ystad' }])).toEqual({
    ...record,
    city: 'Ystad',
  });
});
