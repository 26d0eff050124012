import { expect, test } from 'vitest';
import { storedFields } from './company-fields.ts';
import { emptyFields, type Company } from './company.ts';
import { differingFields } from './record-differences.ts';

const acme: Company = {
  ...emptyFields(storedFields),
  kind: 'startup',
  id: '1',
  externalId: 'a',
  name: 'Acme',
  url: 'https://www.acme.example/',
  industries: ['Bearings', 'Grease'],
  country: 'SE',
  city: 'Lund',
  foundedYear: 2019,
  stage: 'Seed',
  fundingUsd: 1_000_000,
  lastFundingAt: '2026-01-02T00:00:00.000Z',
  status: 'Operating',
};

test('differences in formatting alone are ignored', () => {
  const other: Company = {
    ...acme,
    kind: 'nucla',
    id: '2',
    url: 'http://acme.example',
    industries: ['Grease', 'Bearings'],
    lastFundingAt: '2026-01-02T12:00:00.000Z',
    stage: 'SEED',
    status: 'operating',
  };
  expect(differingFields(acme, other)).toEqual([]);
});

test('values that only one record has are differences, in display order', () => {
  expect(differingFields(acme, { ...acme, fundingUsd: null, name: 'ACME', city: null })).toEqual([
    'name',
    'place',
    'funding',
  ]);
});
