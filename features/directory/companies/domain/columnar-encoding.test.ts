import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { decodeColumns, encodeColumns, CompanyColumns } from './columnar-encoding.ts';
import type { CompanyCard } from './company.ts';

const cards: CompanyCard[] = [
  {
    kind: 'startup',
    id: 'a',
    name: 'Acme',
    oneLiner: 'Measures.',
    url: 'https://a.example',
    logoUrl: null,
    country: 'SE',
    city: 'Gothenburg',
    foundedYear: 2019,
    stage: 'Seed',
    fundingUsd: 1.5e6,
    fundingAmount: 1.4e6,
    fundingCurrency: 'EUR',
    tags: ['Sensors', 'Steel'],
  },
  {
    kind: 'nucla',
    id: 'b',
    name: 'Bolt',
    oneLiner: null,
    url: null,
    logoUrl: null,
    country: null,
    city: null,
    foundedYear: null,
    stage: null,
    tags: [],
    fundingUsd: null,
    fundingAmount: null,
    fundingCurrency: null,
  },
];

test('companies are the same after encoding and decoding by column', () => {
  const sent: unknown = JSON.parse(JSON.stringify(encodeColumns(cards)));
  expect(decodeColumns(z.parse(CompanyColumns, sent))).toEqual(cards);
  expect(decodeColumns(encodeColumns([]))).toEqual([]);
});

test('decoding rejects a wrong type and a missing value', () => {
  const columns = encodeColumns(cards);
  expect(z.safeParse(CompanyColumns, { ...columns, name: ['Acme', null] }).success).toBe(false);
  expect(z.safeParse(CompanyColumns, { ...columns, city: ['Gothenburg'] }).success).toBe(false);
});
