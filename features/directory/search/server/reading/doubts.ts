import { LRUCache } from 'lru-cache';
import type { Queryable } from '#core/platform/database/open.ts';
import type { CompanyFilters } from '#features/directory/search/domain/company-filters.ts';
import { searchLimits } from '#features/directory/search/domain/limits.ts';
import { formsOf } from '#features/directory/search/domain/query.ts';
import type { Doubt, Reading } from '#features/directory/search/domain/readers/reader.ts';
import type { SearchIndex } from '#features/directory/search/server/shared/search-index.ts';
import type { Search } from '#features/directory/search/server/shared/services.ts';
import { allCompanies } from '#features/directory/search/server/shared/all-companies.ts';

/** So many doubts are remembered. */
const doubtsMost = 2000;

/** Whether the directory uses the words of a reading for something else. */
export function openDoubts(search: Search, index: SearchIndex) {
  const answers = new LRUCache<string, boolean>({
    max: doubtsMost,
    ttl: searchLimits.directoryFactsMs,
  });

  const countWith = async (db: Queryable, text: string, filters: CompanyFilters = {}) =>
    (await search(db, { ...allCompanies, text, filters, limit: 0 })).total;

  /** Typing goes on: "franch" may become "franchise". */
  async function isBeginning(db: Queryable, words: string): Promise<boolean> {
    const forms = [words, ...formsOf(words)];
    const begun = await search(db, { ...allCompanies, text: words, sort: 'relevance' });
    return begun.words.some((word) => word.startsWith(words) && !forms.includes(word));
  }

  /** Whether more companies use the words outside of what they would filter by than within. */
  async function meansOther(
    db: Queryable,
    { words, isUnfinished, usedMost }: Doubt,
    filters: CompanyFilters,
  ): Promise<boolean> {
    if (isUnfinished && (await isBeginning(db, words))) return true;
    const asWritten = `"${words}"`;
    const all = await countWith(db, asWritten);
    if (usedMost !== undefined) return all > usedMost;
    return all > 0 && all > 2 * (await countWith(db, asWritten, filters));
  }

  return async (db: Queryable, { doubts, filters }: Reading): Promise<boolean> => {
    // While the database answers nobody waits for more than one search.
    if (index.state() !== 'ready') return doubts.length > 0;
    for (const doubt of doubts) {
      const key = JSON.stringify([doubt, filters]);
      const isOther = answers.get(key) ?? (await meansOther(db, doubt, filters));
      answers.set(key, isOther);
      if (isOther) return true;
    }
    return false;
  };
}
