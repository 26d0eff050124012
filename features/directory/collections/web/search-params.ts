import type { CollectionFilterName } from '#features/directory/search/domain/company-filters.ts';
import {
  flag,
  oneOf,
  readSearch,
  sortDirection,
  text,
  type SearchOf,
} from '#core/web/views/search-params.ts';

const collectionViews = ['table', 'board', 'gallery', 'map'] as const;

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

/** Read apart from the table of filters, which is not in the first load. */
const filterParams: Readonly<Record<FilterParam, typeof text>> = { from: text, stage: text };

const collectionParams = {
  /** Default: table. */
  view: oneOf(collectionViews),
  /** Search text. */
  q: text,
  /** The sub-space that is shown; `inNoSubspace`: companies in none. */
  space: text,
  /** The country selected on the map. */
  country: text,
  ...filterParams,
  /** Minimum stars; `unknown`: without stars. */
  stars: oneOf(companyStars),
  /** The company open beside the list. */
  company: text,
  sort: oneOf(companySorts),
  direction: sortDirection,
  /** Whether the blacklist is open beside the list. */
  blacklist: flag,
  /** Whether suggestions are open beside the list. */
  suggestions: flag,
  /** Whether what is proposed is open beside the list. */
  proposals: flag,
};
export type CollectionSearch = SearchOf<typeof collectionParams>;
export const collectionSearch = readSearch(collectionParams);

export const collectionOrders = ['changed', 'name', 'size'] as const;
export type CollectionOrder = (typeof collectionOrders)[number];

const collectionsParams = {
  /** Part of a name. */
  q: text,
  /** Default: last changed first. */
  sort: oneOf(collectionOrders),
};
export type CollectionsSearch = SearchOf<typeof collectionsParams>;
export const collectionsSearch = readSearch(collectionsParams);

/** Print options that differ from the default. */
const printParams = {
  /** One list instead of sub-spaces. */
  as: oneOf(['list']),
  notes: { read: (value: unknown) => (String(value) === 'false' ? false : undefined) },
  blacklist: flag,
};
export type PrintSearch = SearchOf<typeof printParams>;
export const printSearch = readSearch(printParams);
