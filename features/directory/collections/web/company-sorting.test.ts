import { expect, test } from 'vitest';
import type { CompanyCard } from '#features/directory/companies/domain/company.ts';
import { sampleCompanyCard } from '#features/directory/companies/domain/sample-company-card.ts';
import { sortCompanies } from './company-sorting.ts';

const card = (id: string, rest: Partial<CompanyCard> = {}) =>
  sampleCompanyCard({ id, name: id, ...rest });
const by = { id: 'u', name: 'Elin' };
const notes = new Map([
  ['b', { companyId: 'b', note: '', rating: 2, by, updatedAt: '2026-01-01T00:00:00.000Z' }],
]);

test('companies are sorted in both directions, with unknown values last', () => {
  const [one, two, none] = [
    card('b', { fundingUsd: 10, name: 'Item 10' }),
    card('a', { fundingUsd: 9, name: 'item 9' }),
    card('n', { name: 'Item 11' }),
  ];
  const order = (sort: 'company' | 'funding' | 'rating', direction?: 'descending') =>
    sortCompanies([none, one, two], { sort, direction }, notes).map(({ id }) => id);
  expect(order('funding')).toEqual(['a', 'b', 'n']);
  expect(order('funding', 'descending')).toEqual(['b', 'a', 'n']);
  expect(order('company')).toEqual(['a', 'b', 'n']);
  expect(order('rating')).toEqual(['b', 'n', 'a']);
  expect(sortCompanies([one, two], {}, notes)).toEqual([one, two]);
});
