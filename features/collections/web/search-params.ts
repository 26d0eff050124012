import {
  collectionFilterNames,
  type CollectionFilterName,
} from '#features/search/domain/company-filters.ts';
import { enumParam, textParam } from '#ui/search-param.ts';

export const collectionViews = ['table', 'board', 'gallery', 'map'] as const;
export type CollectionView = (typeof collectionViews)[number];

/** Sort keys; by default in the order added. */
export const companySorts = [
  'company',
  'rating',
  'note',
  'place',
  'founded',
  'stage',
  'funding',
] as const;
export type CompanySort = (typeof companySorts)[number];

/** Minimum stars, or none; most used first. */
export const companyStars = [5, 4, 3, 2, 1, 'unknown'] as const;
export type CompanyStars = (typeof companyStars)[number];

/** URL parameter of a filter; `country` is taken by the map. */
export type FilterParam = Exclude<CollectionFilterName, 'country'> | 'from';
export const filterParams = collectionFilterNames.map((name): FilterParam =>
  name === 'country' ? 'from' : name,
);
export const filterOf = (param: FilterParam): CollectionFilterName =>
  param === 'from' ? 'country' : param;

export type CollectionSearch = {
  /** Default: table. */
  view?: CollectionView | undefined;
  /** Search text. */
  q?: string | undefined;
  /** The sub-space that is shown; `inNoSubspace`: companies in none. */
  space?: string | undefined;
  /** The country selected on the map. */
  country?: string | undefined;
  /** Minimum stars; `unknown`: without stars. */
  stars?: CompanyStars | undefined;
  /** The company open beside the list. */
  company?: string | undefined;
  sort?: CompanySort | undefined;
  direction?: 'ascending' | 'descending' | undefined;
  /** Whether the blacklist is open beside the list. */
  blacklist?: true | undefined;
  /** Whether suggestions are open beside the list. */
  suggestions?: true | undefined;
  /** Filters by country, stage …; `unknown`: without a value. */
} & { [Param in FilterParam]?: string | undefined };

export const collectionOrders = ['changed', 'name', 'size'] as const;
export type CollectionOrder = (typeof collectionOrders)[number];

export interface CollectionsSearch {
  /** Part of a name. */
  q?: string | undefined;
  /** Default: last changed first. */
  sort?: CollectionOrder | undefined;
}

export const collectionsSearch = (search: Record<string, unknown>): CollectionsSearch => ({
  q: textParam(search.q),
  sort: enumParam(collectionOrders, search.sort),
});

export const collectionSearch = (search: Record<string, unknown>): CollectionSearch => ({
  view: enumParam(collectionViews, search.view),
  q: textParam(search.q),
  space: textParam(search.space),
  country: textParam(search.country),
  ...(Object.fromEntries(filterParams.map((param) => [param, textParam(search[param])])) as Partial<
    Record<FilterParam, string>
  >),
  stars: enumParam(companyStars, search.stars),
  company: textParam(search.company),
  sort: enumParam(companySorts, search.sort),
  direction: enumParam(['ascending', 'descending'], search.direction),
  blacklist: String(search.blacklist) === 'true' ? true : undefined,
  suggestions: String(search.suggestions) === 'true' ? true : undefined,
});

/** Print options that differ from the default. */
export interface PrintSearch {
  /** One list instead of sub-spaces. */
  as?: 'list' | undefined;
  notes?: false | undefined;
  blacklist?: true | undefined;
}

export const printSearch = (search: Record<string, unknown>): PrintSearch => ({
  as: enumParam(['list'], search.as),
  notes: String(search.notes) === 'false' ? false : undefined,
  blacklist: String(search.blacklist) === 'true' ? true : undefined,
});
