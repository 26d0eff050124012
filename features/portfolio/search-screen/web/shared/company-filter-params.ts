import {
  companyFiltersOf,
  filtersIn,
  toCompanyQuery,
} from '#features/portfolio/search-screen/web/filters.ts';
import {
  scoutSearch,
  type ScoutSearch,
} from '#features/portfolio/search-screen/web/search-params.ts';

/** The filters of companies and the open company, in the address of another screen than Scout. */
export type CompanyFilterSearch = Omit<
  ScoutSearch,
  'q' | 'asWords' | 'tab' | 'sort' | 'importId' | 'saved'
>;

/** Validates them. Invalid ones are ignored. */
export function companyFilterSearch(search: Record<string, unknown>): CompanyFilterSearch {
  const {
    q: _,
    tab: __,
    sort: ___,
    importId: ____,
    saved: _____,
    asWords: ______,
    ...filters
  } = scoutSearch(search);
  return filters;
}

/** The filters as an endpoint takes them. */
export function filterQueryOf(search: CompanyFilterSearch) {
  const { q: _, sort: __, importId: ___, asWords: ____, ...query } = toCompanyQuery(search);
  return query;
}

export const countFilters = (search: CompanyFilterSearch): number => filtersIn(search).length;

export const isFilteredBy = (search: CompanyFilterSearch): boolean => countFilters(search) > 0;

/** The same as they are saved: lists as arrays. */
export const savedFiltersOf = (search: CompanyFilterSearch) => companyFiltersOf(search);
