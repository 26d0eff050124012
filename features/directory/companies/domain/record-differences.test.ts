import { expect, test } from 'vitest';
import type { Company } from './company.ts';
import { differingFacts } from './record-differences.ts';

const acme: Company = {
  kind: 'startup',
  id: '1',
  externalId: 'a',
  name: 'Acme',
  oneLiner: null,
  description: null,
  url: 'https://www.acme.example/',
  logoUrl: null,
  tags: [],
  industries: ['Bearings', 'Grease'],
  country: 'SE',
  city: 'Lund',
  foundedYear: 2019,
  stage: 'Seed',
  employees: null,
  fundingUsd: 1_000_000,
  fundingAmount: null,
  fundingCurrency: null,
  lastFundingAt: '2026-01-02T00:00:00.000Z',
  status: 'Operating',
  sourceUpdatedAt: null,
};

test('differences in formatting alone are ignored', () => {
  const other: Company = {
    ...acme,
    kind: 'nucla',
    id: '2',
    url: 'http://acme.example',
    industries: ['Grease', 'Bearings'],
    lastFundingAt: '2026-01-02T12:00:00.000Z',
    status: 'operating',
  };
  expect(differingFacts(acme, other)).toEqual([]);
});

test('values that only one record has are differences, in display order', () => {
  expect(differingFacts(acme, { ...acme, fundingUsd: null, name: 'ACME', city: null })).toEqual([
    'name',
    'place',
    'funding',
  ]);
});
