import type { CompanyNote } from '#features/collections/domain/note.ts';
import { byCountry, countryCode, unknownCountry } from '#features/companies/domain/by-country.ts';
import type { CompanyCard } from '#features/companies/domain/company.ts';
import { formatNumber } from '#core/domain/formatting.ts';
import {
  companyStars,
  type CollectionSearch,
  type CompanyStars,
} from '#features/collections/web/search-params.ts';
import { countryName } from '#features/companies/web/public/words.ts';
import type { ChoiceOption } from '#ui/Choice.tsx';

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
const untold = unknownCountry;

const starWords: Record<CompanyStars, string> = {
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
export const valueWords: Record<CompanyFilter, (value: string) => string> = {
  from: (value) => (value === untold ? 'Country not known' : countryName(value)),
  stage: (value) => (value === untold ? 'Stage not known' : value),
  stars: (value) => starWords[starsFrom(value) ?? untold],
};

const fits: Record<CompanyFilter, (company: CompanyCard, wanted: string, notes: Notes) => boolean> =
  {
    from: ({ country }, wanted) => countryCode(country) === wanted,
    stage: ({ stage }, wanted) => (stage ?? untold) === wanted,
    stars: ({ id }, wanted, notes) => {
      const rating = notes.get(id)?.rating ?? 0;
      return wanted === untold ? rating === 0 : rating >= Number(wanted);
    },
  };

/** The filters that are set, each with what it asks for. */
export const filtersSet = (filters: Filters) =>
  companyFilters.flatMap((filter) => {
    const value = filters[filter];
    return value === undefined ? [] : [{ filter, value: String(value) }];
  });

/** The companies that all of the filters let through. */
export function fitting(
  companies: readonly CompanyCard[],
  filters: Filters,
  notes: Notes,
): readonly CompanyCard[] {
  const wanted = filtersSet(filters);
  if (wanted.length === 0) return companies;
  return companies.filter((company) =>
    wanted.every(({ filter, value }) => fits[filter](company, value, notes)),
  );
}

/** What can be chosen of each filter among these companies, and how many it would leave. */
export function filterOptions(
  companies: readonly CompanyCard[],
  notes: Notes,
): Record<CompanyFilter, readonly ChoiceOption<string>[]> {
  const option = (filter: CompanyFilter, value: string, count: number) => ({
    value,
    label: `${valueWords[filter](value)} (${formatNumber(count)})`,
  });
  const stages = [...Map.groupBy(companies, ({ stage }) => stage ?? untold)].toSorted(
    ([one, some], [other, more]) =>
      Number(one === untold) - Number(other === untold) || more.length - some.length,
  );
  return {
    from: byCountry(companies).map(({ code, companies: { length } }) =>
      option('from', code, length),
    ),
    stage: stages.map(([stage, { length }]) => option('stage', stage, length)),
    stars: companyStars
      .map((stars) => ({ stars, count: fitting(companies, { stars }, notes).length }))
      .filter(({ count }) => count > 0)
      .map(({ stars, count }) => option('stars', String(stars), count)),
  };
}
