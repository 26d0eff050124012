import { expect, test } from 'vitest';
import { storedFields } from '#features/directory/companies/domain/company-fields.ts';
import { emptyFields, type Company } from '#features/directory/companies/domain/company.ts';
import { CompanyEdit, withValues } from '#features/directory/companies/domain/company-values.ts';
import { amountOf, changesOf, draftOf } from './company-form.ts';

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
const profile = { fundingRounds: [], people: [], links: [] };
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

test('rounds, people and links are read line by line', () => {
  const values = changesOf(draft, {
    ...draft,
    fundingRounds: 'Seed, 2024-05-01, 2.5M EUR\nGrant, 2023-01-01',
    people: 'Ada Berg, founder\nBo',
    links: 'LinkedIn, https://linkedin.com/company/acme\nhttps://acme.example/blog',
  });
  expect(values).toEqual({
    fundingRounds: [
      { name: 'Seed', day: '2024-05-01', amount: 2_500_000, currency: 'EUR' },
      { name: 'Grant', day: '2023-01-01', amount: null, currency: 'USD' },
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
  expect(CompanyEdit.safeParse({ values }).success).toBe(true);
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
