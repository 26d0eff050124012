import { parseSearchQuery } from '#features/directory/search/domain/query.ts';
import { withoutFrames } from '#features/directory/search/domain/question-frames.ts';
import type { AnyWordQuery } from '#features/directory/search/server/shared/search-index.ts';
import { conditionOfAll } from './filters.ts';
import { rank } from './full-text-matches.ts';
import { anyOf } from './full-text-queries.ts';
import type { Generation } from './generation.ts';
import { combinations, expandQueryTerms } from './query-terms.ts';

/**
 * The companies with most of some words, best first: one query to the engine, without what a page of
 * results shows beside them (facets, names, counts, what is related).
 */
export async function findByAnyWord(
  { companies, columns, vocabulary }: Generation,
  { text, filters, limit }: AnyWordQuery,
): Promise<string[]> {
  const { some } = expandQueryTerms(parseSearchQuery(withoutFrames(text)), vocabulary);
  const words = [...new Set(combinations(some, 1).flat())];
  if (words.length === 0) return [];
  const where = conditionOfAll(filters);
  const { rows } = await rank(companies, anyOf(words), { most: limit, where });
  return Array.from(rows).flatMap((row) => columns.idOf(row) ?? []);
}
