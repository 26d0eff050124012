import type { Queryable } from '#core/platform/database/open.ts';
import { parseSearchQuery } from '#features/directory/search/domain/query.ts';
import type { Reading } from '#features/directory/search/domain/readers/reader.ts';
import { wordsOf } from '#features/directory/search/domain/tokenizer.ts';
import type {
  IndexQuery,
  SearchIndex,
} from '#features/directory/search/server/shared/search-index.ts';
import type { Search } from '#features/directory/search/server/shared/services.ts';
import { nameOf, namesakesOf } from './similar-search.ts';

/** A name has no more words. */
const wordsOfNameMost = 6;
/** Whether it has typos is asked of shorter ones, since that takes a search. */
const wordsWithTyposMost = 4;
/** Who asks for a place says less beside it than who quotes a company. */
const wordsOfQuoteLeast = 6;

/** Whether a text is what a company is called or says of itself: then its words are no filters. */
export function openOwnWords(search: Search, index: SearchIndex) {
  const firstOf = async (db: Queryable, query: IndexQuery) =>
    (await search(db, { ...query, sort: 'relevance', offset: 0, limit: 1 })).hits.at(0);

  /** A company is named, maybe with a typo, and what was read is part of its name. */
  async function isName(
    db: Queryable,
    query: IndexQuery,
    readings: readonly Reading[],
  ): Promise<boolean> {
    const first = await firstOf(db, query);
    // Nothing but a name puts a company first without weighing its words.
    if (first === undefined || first.parts !== undefined || first.isRelated) return false;
    const words = wordsOf(await nameOf(db, first.id));
    return readings.some(({ said }) => wordsOf(said).every((word) => words.includes(word)));
  }

  /** Whether a company has so many words, those that were read among them: it is quoted. */
  async function isQuoted(db: Queryable, query: IndexQuery): Promise<boolean> {
    const first = await firstOf(db, query);
    return first !== undefined && first.isPartial !== true && !first.isRelated;
  }

  return async (
    db: Queryable,
    query: IndexQuery,
    readings: readonly Reading[],
  ): Promise<boolean> => {
    const { words, beginning } = parseSearchQuery(query.text);
    const length = words.length + (beginning === null ? 0 : 1);
    const mayBeExact = length <= wordsOfNameMost;
    if (mayBeExact && (await namesakesOf(db, query.text.trim())).length > 0) return true;
    if (index.state() !== 'ready') return false;
    if (length >= wordsOfQuoteLeast) return isQuoted(db, query);
    const mayBeName = length <= wordsWithTyposMost && readings.some((one) => one.mayBeName);
    return mayBeName && isName(db, query, readings);
  };
}
