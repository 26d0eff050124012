import type { CompanyNote } from '#features/directory/collections/domain/note.ts';
import {
  groupByCountry,
  countryCode,
} from '#features/directory/companies/domain/country-groups.ts';
import { countsOfValues, valueKey } from '#features/directory/companies/domain/listed-values.ts';
import type { CompanyCard } from '#features/directory/companies/domain/company.ts';
import { formatNumber } from '#core/domain/format.ts';
import { collectionFilters, filterOf, unknownValue } from './collection-filters.ts';
import {
  companyStars,
  type FilterParam,
} from '#features/directory/collections/web/search-params.ts';
import { activeFilters, wordsOf, type SearchOf } from '#core/web/views/search-params.ts';
import { companyFilters } from '#features/directory/search/domain/company-filters.ts';

type Notes = ReadonlyMap<string, CompanyNote>;

export type CollectionFilter = keyof typeof collectionFilters;
export type Filters = SearchOf<typeof collectionFilters>;

export const activeFiltersOf = (filters: Filters) => activeFilters(collectionFilters, filters);

function valueOf(filter: FilterParam, company: CompanyCard): string {
  const value = company[companyFilters[filterOf(filter)].column];
  return filter === 'from' ? countryCode(value) : (value ?? unknownValue);
}

/** What the spellings of a value have in common; an address may have an old one. */
const keyOf = (filter: FilterParam, value: string) =>
  valueKey(companyFilters[filterOf(filter)].schema.safeParse(value).data ?? value);

function fits(filter: CollectionFilter, company: CompanyCard, value: string, notes: Notes) {
  if (filter !== 'stars') return valueKey(valueOf(filter, company)) === keyOf(filter, value);
  const rating = notes.get(company.id)?.rating ?? 0;
  return value === unknownValue ? rating === 0 : rating >= Number(value);
}

/** Companies that match all filters. */
export function filterCompanies(
  companies: readonly CompanyCard[],
  filters: readonly { readonly name: CollectionFilter; readonly value: string }[],
  notes: Notes,
): readonly CompanyCard[] {
  if (filters.length === 0) return companies;
  return companies.filter((company) =>
    filters.every(({ name, value }) => fits(name, company, value, notes)),
  );
}

/** Values among these companies, the most common first and unknown last. */
function counted(filter: FilterParam, companies: readonly CompanyCard[]) {
  if (filter === 'from') {
    return groupByCountry(companies).map(
      ({ code, companies: { length } }) => [code, length] as const,
    );
  }
  return countsOfValues(companies.map((company) => valueOf(filter, company))).toSorted(
    ([one, some], [other, more]) =>
      Number(one === unknownValue) - Number(other === unknownValue) || more - some,
  );
}

/** Options of a filter for these companies, with counts. */
export function filterOptions(
  name: CollectionFilter,
  companies: readonly CompanyCard[],
  notes: Notes,
) {
  const counts =
    name === 'stars'
      ? companyStars.map((stars) => {
          const { length } = filterCompanies(companies, activeFiltersOf({ stars }), notes);
          return [String(stars), length] as const;
        })
      : counted(name, companies);
  return counts
    .filter(([, count]) => count > 0)
    .map(([value, count]) => ({
      value,
      label: `${wordsOf(collectionFilters[name].filter, value)} (${formatNumber(count)})`,
    }));
}
