import type { IndexQuery } from './search-index.ts';

/** A search for all companies, for their number and facets. */
export const allCompanies: IndexQuery = {
  text: '',
  filters: {},
  sort: 'recency',
  offset: 0,
  limit: 1,
};
