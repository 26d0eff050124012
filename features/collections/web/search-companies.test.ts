import { expect, test } from 'vitest';
import type { CompanyCard } from '#features/companies/domain/company.ts';
import { searchCompanies } from './search-companies.ts';

const company = (name: string, more: Partial<CompanyCard> = {}): CompanyCard => ({
  ...{ kind: 'startup', id: name, name, oneLiner: null, url: null, logoUrl: null, tags: [] },
  ...{ country: null, city: null, foundedYear: null, stage: null, fundingUsd: null, ...more },
});
const companies = [
  company('Ångström Bearings', { country: 'SE', city: 'Göteborg' }),
  company('Café Sensors', { oneLiner: 'Measures steam.', tags: ['Predictive maintenance'] }),
];
const found = (typed: string) => searchCompanies(companies, typed).map(({ name }) => name);

test('companies are found by visible text, ignoring case and accents', () => {
  expect(found('ANGSTROM')).toEqual(['Ångström Bearings']);
  expect(found('göteborg sweden')).toEqual(['Ångström Bearings']);
  expect(found('cafe  maint steam ')).toEqual(['Café Sensors']);
  expect(found('bearings sensors')).toEqual([]);
});

test('without a search all companies are shown', () => {
  expect(searchCompanies(companies, ' \t')).toBe(companies);
});
