import type { CompanyNote } from '#features/collections/domain/note.ts';
import {
  groupByCountry,
  countryCode,
  unknownCountry,
} from '#features/companies/domain/country-groups.ts';
import type { CompanyCard } from '#features/companies/domain/company.ts';
import { formatNumber } from '#core/domain/format.ts';
import {
  companyStars,
  filterOf,
  filterParams,
  type CollectionSearch,
  type CompanyStars,
  type FilterParam,
} from '#features/collections/web/search-params.ts';
import { companyFilters } from '#features/search/domain/company-filters.ts';
import type { SelectOption } from '#ui/SelectField.tsx';

type Notes = ReadonlyMap<string, CompanyNote>;

/** Filters of a collection's companies, besides search and sub-space. */
export type CollectionFilter = FilterParam | 'stars';
export const collectionFilters: readonly CollectionFilter[] = [...filterParams, 'stars'];
export type Filters = Pick<CollectionSearch, CollectionFilter>;

export const noFilters: Filters = Object.fromEntries(
  collectionFilters.map((filter) => [filter, undefined]),
);

export const titleOf = (filter: CollectionFilter): string =>
  filter === 'stars' ? 'Rating' : companyFilters[filterOf(filter)].label;

/** URL value for companies without the field. */
const unknownValue = unknownCountry;

const starLabels: Record<CompanyStars, string> = {
  5: '5 stars',
  4: '4 stars or more',
  3: '3 stars or more',
  2: '2 stars or more',
  1: 'With stars',
  unknown: 'Without stars',
};

/** Stars for the URL, from an option's value. */
export const starsFrom = (value: string): CompanyStars | undefined =>
  companyStars.find((stars) => String(stars) === value);

/** Label of a filter's value. */
export function filterValueLabels(filter: CollectionFilter, value: string): string {
  if (filter === 'stars') return starLabels[starsFrom(value) ?? unknownValue];
  const { label, words } = companyFilters[filterOf(filter)];
  return value === unknownValue ? `${label} not known` : words(value);
}

function valueOf(filter: FilterParam, company: CompanyCard): string {
  const value = company[companyFilters[filterOf(filter)].column];
  return filter === 'from' ? countryCode(value) : (value ?? unknownValue);
}

function fits(filter: CollectionFilter, company: CompanyCard, wanted: string, notes: Notes) {
  if (filter !== 'stars') return valueOf(filter, company) === wanted;
  const rating = notes.get(company.id)?.rating ?? 0;
  return wanted === unknownValue ? rating === 0 : rating >= Number(wanted);
}

/** A filter and its value. */
export interface SetFilter {
  readonly filter: CollectionFilter;
  readonly value: string;
}

export const activeFiltersOf = (filters: Filters): SetFilter[] =>
  collectionFilters.flatMap((filter) => {
    const value = filters[filter];
    return value === undefined ? [] : [{ filter, value: String(value) }];
  });

/** Companies that match all filters. */
export function filterCompanies(
  companies: readonly CompanyCard[],
  wanted: readonly SetFilter[],
  notes: Notes,
): readonly CompanyCard[] {
  if (wanted.length === 0) return companies;
  return companies.filter((company) =>
    wanted.every(({ filter, value }) => fits(filter, company, value, notes)),
  );
}

/** Values among these companies, the most common first and unknown last. */
function counted(filter: FilterParam, companies: readonly CompanyCard[]) {
  if (filter === 'from') {
    return groupByCountry(companies).map(
      ({ code, companies: { length } }) => [code, length] as const,
    );
  }
  return [...Map.groupBy(companies, (company) => valueOf(filter, company))]
    .map(([value, { length }]) => [value, length] as const)
    .toSorted(
      ([one, some], [other, more]) =>
        Number(one === unknownValue) - Number(other === unknownValue) || more - some,
    );
}

/** Options of a filter for these companies, with counts. */
export function filterOptions(
  filter: CollectionFilter,
  companies: readonly CompanyCard[],
  notes: Notes,
): readonly SelectOption<string>[] {
  const counts =
    filter === 'stars'
      ? companyStars
          .map(
            (stars) =>
              [
                String(stars),
                filterCompanies(companies, activeFiltersOf({ stars }), notes).length,
              ] as const,
          )
          .filter(([, count]) => count > 0)
      : counted(filter, companies);
  return counts.map(([value, count]) => ({
    value,
    label: `${filterValueLabels(filter, value)} (${formatNumber(count)})`,
  }));
}
