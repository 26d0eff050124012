import { CompanyKind } from '#features/companies/domain/company.ts';
import type { SearchSort } from '#features/search/domain/search.ts';
import { countryName, kindNames } from '#features/companies/web/public/company-labels.ts';
import { amountRange, yearRange } from './ranges.ts';
import type { ScoutSearch } from './search-params.ts';

/** Filters that list values. */
export type ListFilter = 'kinds' | 'country' | 'stage' | 'tags';
/** Filters from here to there. */
export type RangeFilter = 'founded' | 'funding';
export type FilterName = ListFilter | RangeFilter;

export const filterTitles: Record<FilterName, string> = {
  kinds: 'Source',
  country: 'Country',
  stage: 'Stage',
  tags: 'Tags',
  founded: 'Founded',
  funding: 'Funding',
};

/** The words of a value, as people read it. */
export const valueNames: Record<ListFilter, (value: string) => string> = {
  kinds: (value) => {
    const kind = CompanyKind.safeParse(value).data;
    return kind === undefined ? value : kindNames[kind];
  },
  country: countryName,
  stage: (value) => value,
  tags: (value) => value,
};

const listFilters = ['kinds', 'country', 'stage', 'tags'] as const;
const rangeFilters = ['founded', 'funding'] as const;

export const valuesOf = (search: ScoutSearch, name: ListFilter): readonly string[] =>
  search[name]?.split(',') ?? [];

/** What an address becomes when a value is chosen, or no more. */
export function toggleFilterValue(
  search: ScoutSearch,
  name: ListFilter,
  value: string,
): ScoutSearch {
  const before = valuesOf(search, name);
  const after = before.includes(value) ? before.filter((one) => one !== value) : [...before, value];
  return { [name]: after.join(',') || undefined };
}

export interface Range {
  readonly from?: number | undefined;
  readonly to?: number | undefined;
}

export const rangeOf = (search: ScoutSearch, name: RangeFilter): Range => ({
  from: search[`${name}From`],
  to: search[`${name}To`],
});

export const toRangeParams = (name: RangeFilter, { from, to }: Range): ScoutSearch => ({
  [`${name}From`]: from,
  [`${name}To`]: to,
});

const rangeLabels: Record<RangeFilter, (range: Range) => string> = {
  founded: yearRange,
  funding: amountRange,
};

const isRanged = ({ from, to }: Range) => from !== undefined || to !== undefined;

/** The address without a filter. */
export const without = (name: FilterName): ScoutSearch =>
  name === 'founded' || name === 'funding' ? toRangeParams(name, {}) : { [name]: undefined };

/** Which filters narrow the search. */
export const filtersIn = (search: ScoutSearch): FilterName[] => [
  ...listFilters.filter((name) => search[name] !== undefined),
  ...rangeFilters.filter((name) => isRanged(rangeOf(search, name))),
];

export const noFilters: ScoutSearch = Object.assign(
  {},
  ...[...listFilters, ...rangeFilters].map(without),
);

export interface ChosenFilter {
  readonly key: string;
  readonly filter: FilterName;
  readonly label: string;
  /** What the address becomes when it is taken away. */
  readonly without: (search: ScoutSearch) => ScoutSearch;
}

/** Every chosen value, in words, with what the address is without it. */
export const chosenFilters = (search: ScoutSearch): ChosenFilter[] => [
  ...listFilters.flatMap((filter) =>
    valuesOf(search, filter).map((value) => ({
      key: `${filter} ${value}`,
      filter,
      label: valueNames[filter](value),
      without: (before: ScoutSearch) =>
        valuesOf(before, filter).includes(value) ? toggleFilterValue(before, filter, value) : {},
    })),
  ),
  ...rangeFilters
    .filter((filter) => isRanged(rangeOf(search, filter)))
    .map((filter) => ({
      key: filter,
      filter,
      label: rangeLabels[filter](rangeOf(search, filter)),
      without: () => without(filter),
    })),
];

/** Without words there is nothing to be relevant to: then the newest come first. */
export const sortOf = ({ q, sort }: ScoutSearch): SearchSort =>
  sort ?? (q?.trim() ? 'relevance' : 'recency');

const asText = (value: number | undefined) => (value === undefined ? undefined : String(value));

/** What is asked of the server. */
export const toCompanyQuery = (search: ScoutSearch) => ({
  q: search.q?.trim() ?? '',
  kinds: search.kinds,
  country: search.country,
  stage: search.stage,
  tags: search.tags,
  foundedFrom: asText(search.foundedFrom),
  foundedTo: asText(search.foundedTo),
  fundingFrom: asText(search.fundingFrom),
  fundingTo: asText(search.fundingTo),
  sort: sortOf(search),
});
