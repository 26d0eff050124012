import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { searchLimits } from '#features/search/domain/limits.ts';
import type { Queryable } from '#core/platform/database/open.ts';

/** A page of what matches. */
export interface SearchPageQuery {
  /** Null: all. */
  readonly query: SQL | null;
  readonly offset: number;
  readonly limit: number;
}

/** The words of what was typed, in lower case; signs between them count for nothing. */
export const wordsOf = (typed: string): string[] =>
  (typed.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, searchLimits.searchWordsMost);

/**
 * All words must occur: each as it is written or in another form of it (English), the last one also
 * as the beginning of a longer one, since it may still be being typed. Null: nothing was asked for.
 */
export function textQuery(words: readonly string[]): SQL | null {
  if (words.length === 0) return null;
  const each = words.map((word, index) => {
    const written = index === words.length - 1 ? `'${word}':*` : `'${word}'`;
    return sql`(to_tsquery('simple', ${written}) || plainto_tsquery('english', ${word}))`;
  });
  return sql`(${sql.join(each, sql` && `)})`;
}

/** What a text search orders by: a name that holds all words first, then by where and how often. */
export const rankOf = (vector: SQLWrapper, query: SQL): SQL<number> => sql<number>`(
  (ts_filter(${vector}, '{a}') @@ ${query})::int + ts_rank(${vector}, ${query}, 1))::float8`;

/** The words with their stems: what is marked where they were found. */
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
