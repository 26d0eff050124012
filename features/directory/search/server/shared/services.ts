import { serviceKey } from '#core/server/services.ts';
import type { SearchState } from '#features/directory/search/domain/search.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import type { Log } from '#core/platform/log/log.ts';
import { searchDatabase } from '#features/directory/search/server/database-search.ts';
import { listedValue } from '#features/directory/companies/domain/listed-values.ts';
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

/** The same search with stages, statuses and tags of the filter in their one spelling. */
async function inOneSpelling(db: Queryable, query: IndexQuery): Promise<IndexQuery> {
  const { stage, status, tags } = query.filters;
  const filters = {
    ...query.filters,
    ...(stage && { stage: stage.map((value) => listedValue('stage', value)) }),
    ...(status && { status: status.map((value) => listedValue('status', value)) }),
    ...(tags && tags.length > 0 && { tags: await tagNamesOf(db, tags) }),
  };
  return { ...query, filters };
}

/** Searches the index, and the database as long as there is none or when it fails. */
export function openSearch({ index, suspect, log }: Parts): Search {
  return async (db, request) => {
    const query = await inOneSpelling(db, request);
    if (query.importId !== undefined || query.ids !== undefined) {
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
