import type { CompanyNote } from '#features/directory/collections/domain/note.ts';
import type { CompanyCard } from '#features/directory/companies/domain/company.ts';
import { countryName } from '#features/directory/companies/domain/company-labels.ts';
import type { Sorting } from '#core/web/views/table-column.ts';
import type { CollectionSearch, CompanySort } from './search-params.ts';

type Notes = ReadonlyMap<string, CompanyNote>;
type Value = string | number | null;

/** Values to sort companies by. */
const valueOf: Record<CompanySort, (company: CompanyCard, notes: Notes) => Value> = {
  company: ({ name }) => name,
  rating: ({ id }, notes) => notes.get(id)?.rating ?? null,
  note: ({ id }, notes) => notes.get(id)?.note || null,
  place: ({ country, city }) => (country ? `${countryName(country)} ${city ?? ''}` : city || null),
  founded: ({ foundedYear }) => foundedYear,
  stage: ({ stage }) => stage,
  funding: ({ fundingUsd }) => fundingUsd,
};

const words = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

function compareValues(one: Value, other: Value): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  return words.compare(String(one), String(other));
}

/** Sorted companies; unknown values come last in both directions. */
export function sortCompanies(
  companies: readonly CompanyCard[],
  { sort, direction }: Pick<CollectionSearch, 'sort' | 'direction'>,
  notes: Notes,
): readonly CompanyCard[] {
  if (sort === undefined) return companies;
  const sign = direction === 'descending' ? -1 : 1;
  const valued = companies.map((company) => ({ company, value: valueOf[sort](company, notes) }));
  return valued
    .toSorted((one, other) => {
      if (one.value === null || other.value === null) {
        return Number(one.value === null) - Number(other.value === null);
      }
      return sign * compareValues(one.value, other.value);
    })
    .map(({ company }) => company);
}

export const sortingOf = ({ sort, direction }: CollectionSearch): Sorting | undefined =>
  sort && { by: sort, direction: direction ?? 'ascending' };
