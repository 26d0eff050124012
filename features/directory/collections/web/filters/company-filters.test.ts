import { expect, test } from 'vitest';
import type { CompanyNote } from '#features/directory/collections/domain/note.ts';
import { sampleCompanyCard } from '#features/directory/companies/domain/sample-company-card.ts';
import {
  filterOptions,
  activeFiltersOf,
  filterCompanies,
  type CollectionFilter,
  type Filters,
} from './company-filters.ts';

const company = (id: string, country: string | null, stage: string | null) =>
  sampleCompanyCard({ id, name: id, country, stage });
const companies = [
  company('gears', 'SE', 'Seed'),
  company('seals', 'se', 'Series A'),
  company('oil', 'DE', 'Seed'),
  company('rings', null, null),
];
const rated = (companyId: string, rating: number | null): [string, CompanyNote] => [
  companyId,
  { companyId, rating, note: '', by: { id: 'p', name: 'P' }, updatedAt: '2026-01-01T00:00:00Z' },
];
const notes = new Map([rated('gears', 4), rated('oil', 2), rated('seals', null)]);
const left = (filters: Filters) =>
  filterCompanies(companies, activeFiltersOf(filters), notes).map(({ id }) => id);

test('companies are filtered by country, stage and stars, and by combinations', () => {
  expect(left({ from: 'SE' })).toEqual(['gears', 'seals']);
  expect(left({ stage: 'Seed' })).toEqual(['gears', 'oil']);
  expect(left({ stars: 3 })).toEqual(['gears']);
  expect(left({ stars: 1 })).toEqual(['gears', 'oil']);
  expect(left({ from: 'SE', stage: 'Seed', stars: 2 })).toEqual(['gears']);
  expect(left({ from: 'JP' })).toEqual([]);
});

test('companies with unknown values can be filtered too', () => {
  expect(left({ from: 'unknown' })).toEqual(['rings']);
  expect(left({ stage: 'unknown' })).toEqual(['rings']);
  expect(left({ stars: 'unknown' })).toEqual(['seals', 'rings']);
});

test('without a filter all companies are shown', () => {
  expect(filterCompanies(companies, [], notes)).toBe(companies);
});

test('spellings of a stage are one option, and an address may have any', () => {
  const some = ['Late bloomer', 'late-bloomer', 'Late bloomer', 'Series A'].map((stage) =>
    company(stage, null, stage),
  );
  expect(filterOptions('stage', some, notes).map(({ label }) => label)).toEqual([
    'Late bloomer (3)',
    'Series A (1)',
  ]);
  const count = (stage: string) => filterCompanies(some, activeFiltersOf({ stage }), notes).length;
  expect(['LATE_BLOOMER', 'A round', 'Seed'].map(count)).toEqual([3, 1, 0]);
});

test('each option has its count, the most common first and unknown last', () => {
  const labels = (filter: CollectionFilter) =>
    filterOptions(filter, companies, notes).map(({ label }) => label);
  expect(labels('from')).toEqual(['Sweden (2)', 'Germany (1)', 'Country not known (1)']);
  expect(labels('stage')).toEqual(['Seed (2)', 'Series A (1)', 'Stage not known (1)']);
  expect(labels('stars')).toEqual([
    '4 stars or more (1)',
    '3 stars or more (1)',
    '2 stars or more (2)',
    'With stars (2)',
    'Without stars (2)',
  ]);
});
