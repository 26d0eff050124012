import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { searchLimits } from '#features/directory/search/domain/limits.ts';
import type { Queryable } from '#core/platform/database/open.ts';

/** A page of matches. */
export interface SearchPageQuery {
  /** Null: all. */
  readonly query: SQL | null;
  readonly offset: number;
  readonly limit: number;
}

/** The words of a query in lower case, without punctuation. */
export const wordsOf = (typed: string): string[] =>
  (typed.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, searchLimits.searchWordsMost);

/**
 * All words must occur, in any English form, the last one also as a prefix, since it may be
 * unfinished. Null: an empty query.
 */
export function textQuery(words: readonly string[]): SQL | null {
  if (words.length === 0) return null;
  const each = words.map((word, index) => {
    const term = index === words.length - 1 ? `'${word}':*` : `'${word}'`;
    return sql`(to_tsquery('simple', ${term}) || plainto_tsquery('english', ${word}))`;
  });
  return sql`(${sql.join(each, sql` && `)})`;
}

/** Rank of a match: names with all words first, then by position and frequency. */
export const rankOf = (vector: SQLWrapper, query: SQL): SQL<number> => sql<number>`(
  (ts_filter(${vector}, '{a}') @@ ${query})::int + ts_rank(${vector}, ${query}, 1))::float8`;

/** The words and their stems, for highlighting. */
export async function highlightWords(db: Queryable, words: readonly string[]): Promise<string[]> {
  if (words.length === 0) return [];
  const { rows } = await db.execute<{ stem: string }>(
    sql`select unnest(ts_lexize('english_stem', word)) stem
      from unnest(array[${sql.join(
        words.map((word) => sql`${word}`),
        sql`, `,
      )}]::text[]) word`,
  );
  return [...new Set([...words, ...rows.map(({ stem }) => stem)])];
}
