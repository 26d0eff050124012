import { serviceKey } from '#core/server/services.ts';
import type { SearchState } from '#features/directory/search/domain/search.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import type { Log } from '#core/platform/log/log.ts';
import { searchDatabase } from '#features/directory/search/server/database-search.ts';
import { tagNamesOf } from '#features/directory/tags/server/shared/tag-names.ts';
import type { SearchIndex, IndexAnswer, IndexQuery } from './search-index.ts';

export type Search = (
  db: Queryable,
  query: IndexQuery,
) => Promise<IndexAnswer & { readonly state: SearchState }>;

interface Parts {
  readonly index: SearchIndex;
  /** Called when the index could not answer. */
  readonly suspect: () => void;
  readonly log: Log;
}

/** The same search with the tags of the filter in the spelling that is indexed. */
async function withTagNames(db: Queryable, query: IndexQuery): Promise<IndexQuery> {
  const { tags } = query.filters;
  if (tags === undefined || tags.length === 0) return query;
  return { ...query, filters: { ...query.filters, tags: await tagNamesOf(db, tags) } };
}

/** Searches the index, and the database as long as there is none or when it fails. */
export function openSearch({ index, suspect, log }: Parts): Search {
  return async (db, request) => {
    const query = await withTagNames(db, request);
    if (query.importId !== undefined) {
      return { ...(await searchDatabase(db, query)), state: 'ready' };
    }
    if (index.state() === 'ready') {
      try {
        return { ...(await index.search(query)), state: 'ready' };
      } catch (error) {
        log.debug({ err: error }, 'The search index did not answer: the database does.');
        suspect();
      }
    }
    return { ...(await searchDatabase(db, query)), state: 'building' };
  };
}

/** The index of companies. */
export const searchIndexService = serviceKey<SearchIndex>('search index');

/** Search by the index, with the database as fallback. */
export const searchService = serviceKey<Search>('search');
