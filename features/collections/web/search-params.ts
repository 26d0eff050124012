import {
  collectionFilterNames,
  type CollectionFilterName,
} from '#features/search/domain/company-filters.ts';
import { enumParam, textParam } from '#ui/search-param.ts';

export const collectionViews = ['table', 'board', 'gallery', 'map'] as const;
export type CollectionView = (typeof collectionViews)[number];

/** What the companies are put in order by; as they came unless said otherwise. */
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

/** At least so many stars, or none at all; the best first, which one asks for most. */
export const companyStars = [5, 4, 3, 2, 1, 'unknown'] as const;
export type CompanyStars = (typeof companyStars)[number];

/** What a filter is called in the address, where `country` is what the map shows. */
export type FilterParam = Exclude<CollectionFilterName, 'country'> | 'from';
export const filterParams = collectionFilterNames.map((name): FilterParam =>
  name === 'country' ? 'from' : name,
);
export const filterOf = (param: FilterParam): CollectionFilterName =>
  param === 'from' ? 'country' : param;

export type CollectionSearch = {
  /** How the companies are shown; the table unless said otherwise. */
  view?: CollectionView | undefined;
  /** Words to narrow the companies by. */
  q?: string | undefined;
  /** The sub-space that is shown; `inNoSubspace`: companies in none. */
  space?: string | undefined;
  /** The country that is looked at on the map. */
  country?: string | undefined;
  /** Only companies with so many stars; `unknown`: without any. */
  stars?: CompanyStars | undefined;
  /** The company that is open beside the list. */
  company?: string | undefined;
  sort?: CompanySort | undefined;
  direction?: 'ascending' | 'descending' | undefined;
  /** Whether the blacklist is open beside it. */
  blacklist?: true | undefined;
  /** Whether suggestions are open beside it. */
  suggestions?: true | undefined;
  /** Only companies of this country, at this stage …; `unknown`: that tell none. */
} & { [Param in FilterParam]?: string | undefined };

export const collectionOrders = ['changed', 'name', 'size'] as const;
export type CollectionOrder = (typeof collectionOrders)[number];

export interface CollectionsSearch {
  /** Part of a name. */
  q?: string | undefined;
  /** The last one that changed first, unless said otherwise. */
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

/** What goes onto the printed page, where it is not what usually does. */
export interface PrintSearch {
  /** One list, instead of one for each sub-space. */
  as?: 'list' | undefined;
  notes?: false | undefined;
  blacklist?: true | undefined;
}

export const printSearch = (search: Record<string, unknown>): PrintSearch => ({
  as: enumParam(['list'], search.as),
  notes: String(search.notes) === 'false' ? false : undefined,
  blacklist: String(search.blacklist) === 'true' ? true : undefined,
});
