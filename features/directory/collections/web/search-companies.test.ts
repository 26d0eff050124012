import { expect, test } from 'vitest';
import type { CompanyCard } from '#features/directory/companies/domain/company.ts';
import { sampleCompanyCard } from '#features/directory/companies/domain/sample-company-card.ts';
import { searchCompanies } from './search-companies.ts';

const company = (name: string, more: Partial<CompanyCard> = {}) =>
  sampleCompanyCard({ id: name, name, ...more });
const companies = [
  company('Ångström Bearings', { country: 'SE', city: 'Göteborg' }),
  company('Café Sensors', { oneLiner: 'Measures steam.', tags: ['Predictive maintenance'] }),
];
const namesOf = (typed: string) => searchCompanies(companies, typed).map(({ name }) => name);

test('companies are found by visible text, ignoring case and accents', () => {
  expect(namesOf('ANGSTROM')).toEqual(['Ångström Bearings']);
  expect(namesOf('göteborg sweden')).toEqual(['Ångström Bearings']);
  expect(namesOf('cafe  maint steam ')).toEqual(['Café Sensors']);
  expect(namesOf('bearings sensors')).toEqual([]);
});

test('without a search all companies are shown', () => {
  expect(searchCompanies(companies, ' \t')).toBe(companies);
});
