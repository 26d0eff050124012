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
  type CollectionSearch,
  type CompanyStars,
} from '#features/collections/web/search-params.ts';
import { countryName } from '#features/companies/web/public/company-labels.ts';
import type { SelectOption } from '#ui/SelectField.tsx';

type Notes = ReadonlyMap<string, CompanyNote>;

/** What companies of a collection can be narrowed by, beside words and sub-spaces. */
export const companyFilters = ['from', 'stage', 'stars'] as const;
export type CompanyFilter = (typeof companyFilters)[number];
export type Filters = Pick<CollectionSearch, CompanyFilter>;

export const noFilters: Filters = { from: undefined, stage: undefined, stars: undefined };

export const filterTitles: Record<CompanyFilter, string> = {
  from: 'Country',
  stage: 'Stage',
  stars: 'Rating',
};

/** What is asked for in the address when a company tells nothing. */
const unknownValue = unknownCountry;

const starLabels: Record<CompanyStars, string> = {
  5: '5 stars',
  4: '4 stars or more',
  3: '3 stars or more',
  2: '2 stars or more',
  1: 'With stars',
  unknown: 'Without stars',
};

/** Stars as the address has them, from how a list of choices names them. */
export const starsFrom = (value: string): CompanyStars | undefined =>
  companyStars.find((stars) => String(stars) === value);

/** What a filter's value is called. */
export const filterValueLabels: Record<CompanyFilter, (value: string) => string> = {
  from: (value) => (value === unknownValue ? 'Country not known' : countryName(value)),
  stage: (value) => (value === unknownValue ? 'Stage not known' : value),
  stars: (value) => starLabels[starsFrom(value) ?? unknownValue],
};

const fits: Record<CompanyFilter, (company: CompanyCard, wanted: string, notes: Notes) => boolean> =
  {
    from: ({ country }, wanted) => countryCode(country) === wanted,
    stage: ({ stage }, wanted) => (stage ?? unknownValue) === wanted,
    stars: ({ id }, wanted, notes) => {
      const rating = notes.get(id)?.rating ?? 0;
      return wanted === unknownValue ? rating === 0 : rating >= Number(wanted);
    },
  };

/** The filters that are set, each with what it asks for. */
export const activeFiltersOf = (filters: Filters) =>
  companyFilters.flatMap((filter) => {
    const value = filters[filter];
    return value === undefined ? [] : [{ filter, value: String(value) }];
  });

/** The companies that all of the filters let through. */
export function filterCompanies(
  companies: readonly CompanyCard[],
  filters: Filters,
  notes: Notes,
): readonly CompanyCard[] {
  const wanted = activeFiltersOf(filters);
  if (wanted.length === 0) return companies;
  return companies.filter((company) =>
    wanted.every(({ filter, value }) => fits[filter](company, value, notes)),
  );
}

/** What can be chosen of each filter among these companies, and how many it would leave. */
export function filterOptions(
  companies: readonly CompanyCard[],
  notes: Notes,
): Record<CompanyFilter, readonly SelectOption<string>[]> {
  const option = (filter: CompanyFilter, value: string, count: number) => ({
    value,
    label: `${filterValueLabels[filter](value)} (${formatNumber(count)})`,
  });
  const stages = [...Map.groupBy(companies, ({ stage }) => stage ?? unknownValue)].toSorted(
    ([one, some], [other, more]) =>
      Number(one === unknownValue) - Number(other === unknownValue) || more.length - some.length,
  );
  return {
    from: groupByCountry(companies).map(({ code, companies: { length } }) =>
      option('from', code, length),
    ),
    stage: stages.map(([stage, { length }]) => option('stage', stage, length)),
    stars: companyStars
      .map((stars) => ({ stars, count: filterCompanies(companies, { stars }, notes).length }))
      .filter(({ count }) => count > 0)
      .map(({ stars, count }) => option('stars', String(stars), count)),
  };
}
