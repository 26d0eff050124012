import type { ParsedSearchQuery } from '#features/directory/search/domain/query.ts';
import { fuseScores, type Additions } from '#features/directory/search/domain/score-fusion.ts';
import type { IndexQuery } from '#features/directory/search/server/shared/search-index.ts';
import { findContext } from './context.ts';
import { conditionOfAll } from './filters.ts';
import { rank } from './full-text-matches.ts';
import { anyOf } from './full-text-queries.ts';
import type { Generation } from './generation.ts';
import { findPhrases } from './phrases.ts';
import { likelyWords, type QueryTerms } from './query-terms.ts';
import { variantsOf } from './word-variants.ts';

/** Longer queries describe one company: what others have in common would only lead away from it. */
const termsMost = 3;
/** In a larger directory a topic has matches enough, and looking for more takes long. */
const companiesMost = 200_000;
const variantsFoundMost = 200;

/**
 * Whether a query names a topic, so that more than its own words may order the matches: it is short,
 * not exact, and listed by relevance.
 */
export function isTopic(
  { columns }: Generation,
  { phrases, without }: ParsedSearchQuery,
  { groups }: QueryTerms,
  { sort }: IndexQuery,
): boolean {
  const isExact = phrases.length > 0 || without.length > 0;
  const isShort = groups.length > 0 && groups.length <= termsMost;
  return isShort && !isExact && sort === 'relevance' && columns.count <= companiesMost;
}

/** Rows with other words of the same root, within the filters, and their scores. */
async function findVariants(
  { companies, vocabulary }: Generation,
  terms: QueryTerms,
  { filters }: IndexQuery,
): Promise<ReadonlyMap<number, number>> {
  const words = likelyWords(terms);
  const variants = words.flatMap((word) => variantsOf(word, vocabulary));
  const others = [...new Set(variants)].filter((variant) => !words.includes(variant));
  if (others.length === 0) return new Map();
  const where = conditionOfAll(filters);
  const { rows, scores } = await rank(companies, anyOf(others), { most: variantsFoundMost, where });
  return new Map(Array.from(rows, (row, place) => [row, scores[place] ?? 0]));
}

/**
 * What adds to the words of a topic: words side by side, words of the same root, and the words that
 * the best matches by all of these share.
 *
 * @param words the scores of the best matches
 */
export async function findTopicAdditions(
  generation: Generation,
  terms: QueryTerms,
  query: IndexQuery,
  words: ReadonlyMap<number, number>,
): Promise<Additions<number>> {
  const [phrases, others] = await Promise.all([
    findPhrases(generation, terms, query),
    findVariants(generation, terms, query),
  ]);
  const best = Math.max(...(words.size > 0 ? words : others).values());
  const variants = new Map(Array.from(others, ([row, score]) => [row, Math.min(1, score / best)]));
  const isByWords = phrases.size + variants.size === 0;
  const ranked = isByWords
    ? [...words.keys()]
    : fuseScores(words, { phrases, variants }).map(({ id }) => id);
  return { phrases, variants, context: findContext(generation, terms, query, ranked) };
}
