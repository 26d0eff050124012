import { serviceKey } from '#core/server/services.ts';
import type { Search } from './search-with-fallback.ts';
import type { SearchIndex } from './search-index.ts';

/** The index of companies. */
export const searchIndexService = serviceKey<SearchIndex>('search index');

/** What answers searches: the index, or the database in its place. */
export const searchService = serviceKey<Search>('search');
