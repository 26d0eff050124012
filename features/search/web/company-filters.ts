import type { CompanyKind } from '#features/companies/domain/company.ts';
import { tidied } from '#features/search/domain/filters.ts';
import type { CompanyFilters } from '#features/search/domain/search.ts';
import { valuesOf } from './filters.ts';
import type { ScoutSearch } from './search-params.ts';

/** What narrows the search, as it is kept: lists as lists. */
export const companyFiltersOf = (search: ScoutSearch): CompanyFilters =>
  tidied({
    // The address holds no other kinds: `scoutSearch` has looked.
    kinds: valuesOf(search, 'kinds') as readonly CompanyKind[],
    country: valuesOf(search, 'country'),
    stage: valuesOf(search, 'stage'),
    tags: valuesOf(search, 'tags'),
    foundedFrom: search.foundedFrom,
    foundedTo: search.foundedTo,
    fundingFrom: search.fundingFrom,
    fundingTo: search.fundingTo,
  });
