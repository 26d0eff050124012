import { unknownCountry } from '#features/directory/companies/domain/country-groups.ts';
import {
  collectionFilterNames,
  companyFilters,
  type CollectionFilterName,
} from '#features/directory/search/domain/company-filters.ts';
import {
  companyStars,
  type CompanyStars,
  type FilterParam,
} from '#features/directory/collections/web/search-params.ts';
import { choiceFilter, textFilter } from '#core/web/views/search-params.ts';

const filterParams = collectionFilterNames.map((name): FilterParam =>
  name === 'country' ? 'from' : name,
);
export const filterOf = (param: FilterParam): CollectionFilterName =>
  param === 'from' ? 'country' : param;

/** Value of a filter for companies without the field. */
export const unknownValue = unknownCountry;

const starLabels: Record<CompanyStars, string> = {
  5: '5 stars',
  4: '4 stars or more',
  3: '3 stars or more',
  2: '2 stars or more',
  1: 'With stars',
  unknown: 'Without stars',
};

function filterParam(param: FilterParam) {
  const { label, words } = companyFilters[filterOf(param)];
  return textFilter({
    kind: 'select',
    label,
    any: `Any ${label.toLowerCase()}`,
    words: (value) => (value === unknownValue ? `${label} not known` : words(value)),
  });
}

/** The filters of a collection's companies, besides search and sub-space. */
export const collectionFilters = {
  ...(Object.fromEntries(filterParams.map((param) => [param, filterParam(param)])) as Record<
    FilterParam,
    ReturnType<typeof filterParam>
  >),
  /** Minimum stars; `unknown`: without stars. */
  stars: choiceFilter({
    kind: 'select',
    label: 'Rating',
    any: 'Any rating',
    values: companyStars,
    words: (stars) => starLabels[stars],
  }),
};
