import {
  boundsOf,
  companyFilters,
  filterNames,
  isList,
  listNames,
  rangeIn,
  type BoundName,
  type CompanyFilters,
  type FilterName,
  type ListName,
  type RangeName,
} from '#features/directory/search/domain/company-filters.ts';
import { valueKey } from '#features/directory/companies/domain/listed-values.ts';
import { fieldsOfFilters, normalizeFilters } from '#features/directory/search/domain/filters.ts';
import { rangeLabels, type Range } from '#features/directory/search/domain/range-units.ts';
import type { SearchSort } from '#features/directory/search/domain/search.ts';
import type { ScoutSearch } from './search-params.ts';

export const valuesOf = (search: ScoutSearch, name: ListName): readonly string[] =>
  search[name]?.split(',') ?? [];

/** The address with a value selected, or removed if it was. */
export function toggleFilterValue(search: ScoutSearch, name: ListName, value: string): ScoutSearch {
  const before = valuesOf(search, name);
  const others = before.filter((one) => valueKey(one) !== valueKey(value));
  const after = others.length < before.length ? others : [...before, value];
  return { [name]: after.join(',') || undefined };
}

export function toRangeParams(name: RangeName, { from, to }: Range): ScoutSearch {
  const [first, last] = boundsOf(name);
  return { [first]: from, [last]: to };
}

const isSet = (search: ScoutSearch, name: FilterName): boolean => {
  if (isList(name)) return search[name] !== undefined;
  const { from, to } = rangeIn(search, name);
  return from !== undefined || to !== undefined;
};

/** The address without a filter. */
export const without = (name: FilterName): ScoutSearch =>
  isList(name) ? { [name]: undefined } : toRangeParams(name, {});

/** Which filters are set. */
export const filtersIn = (search: ScoutSearch): FilterName[] =>
  filterNames.filter((name) => isSet(search, name));

export const noFilters: ScoutSearch = Object.assign(
  { importId: undefined },
  ...filterNames.map(without),
);

export interface ChosenFilter {
  readonly key: string;
  readonly filter: FilterName;
  readonly label: string;
  /** The address without it. */
  readonly without: (search: ScoutSearch) => ScoutSearch;
}

/** Every selected value in words, with the address without it. */
export const chosenFilters = (search: ScoutSearch): ChosenFilter[] =>
  filtersIn(search).flatMap((filter): ChosenFilter[] => {
    if (isList(filter)) {
      return valuesOf(search, filter).map((value) => ({
        key: `${filter} ${value}`,
        filter,
        label: companyFilters[filter].words(value),
        without: (before) =>
          valuesOf(before, filter).includes(value) ? toggleFilterValue(before, filter, value) : {},
      }));
    }
    const label = rangeLabels(companyFilters[filter].unit, rangeIn(search, filter));
    return [{ key: filter, filter, label, without: () => without(filter) }];
  });

/** Without words there is no relevance: then newest first. */
export const sortOf = ({ q, sort }: ScoutSearch): SearchSort =>
  sort ?? (q?.trim() ? 'relevance' : 'recency');

const asText = (value: number | undefined) => (value === undefined ? undefined : String(value));

/** The query for the server. */
export const toCompanyQuery = (search: ScoutSearch) => ({
  ...(fieldsOfFilters(
    (name) => search[name],
    (name) => asText(search[name]),
  ) as { readonly [Name in ListName | BoundName]?: string }),
  q: search.q?.trim() ?? '',
  asWords: search.asWords,
  importId: search.importId,
  sort: sortOf(search),
});

/** The filters as they are saved: lists as arrays. */
export const companyFiltersOf = (search: ScoutSearch): CompanyFilters =>
  normalizeFilters({
    ...search,
    // Values were validated by `scoutSearch`.
    ...Object.fromEntries(listNames.map((name) => [name, valuesOf(search, name)])),
    asWords: search.asWords?.split(','),
  } as CompanyFilters);
