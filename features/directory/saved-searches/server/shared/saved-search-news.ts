import { LRUCache } from 'lru-cache';
import type { SavedSearchNewResults } from '#features/directory/saved-searches/domain/saved-search.ts';
import { savedSearchLimits } from '#features/directory/saved-searches/domain/limits.ts';
import {
  findNewResults,
  type FindCompanies,
} from '#features/directory/saved-searches/server/new-results.ts';
import { savedSearchStore } from '#features/directory/saved-searches/server/store.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { serviceKey } from '#core/server/services.ts';

/** The new results in a person's saved searches; in all of them without `ids`. */
export type SavedSearchNews = (
  db: Queryable,
  userId: string,
  ids?: readonly string[],
) => Promise<SavedSearchNewResults[]>;

export const savedSearchNewsService = serviceKey<SavedSearchNews>('news of saved searches');

const rememberedNews = 5000;

export function openSavedSearchNews(find: FindCompanies): SavedSearchNews {
  /** Caches results: repeated requests do not search each time. */
  const remembered = new LRUCache<string, SavedSearchNewResults>({
    max: rememberedNews,
    ttl: savedSearchLimits.newsFreshMs,
  });

  return async (db, userId, ids) => {
    const searches = await savedSearchStore.own(db, userId);
    const all: SavedSearchNewResults[] = [];
    // Sequential: a person with many searches must not delay others.
    for (const search of searches.filter(({ id }) => ids?.includes(id) ?? true)) {
      const key = `${search.id} ${search.seenAt} ${search.toldAt}`;
      const entry = remembered.get(key);
      if (entry === undefined) {
        const mark = { ...search, since: search.seenAt };
        const { ids: fresh, newest } = await findNewResults(db, find, mark, false);
        const news = { id: search.id, count: fresh.length, newest: [...newest] };
        remembered.set(key, news);
        all.push(news);
      } else all.push(entry);
    }
    return all;
  };
}
