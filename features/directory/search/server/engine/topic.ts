import type { ParsedSearchQuery } from '#features/directory/search/domain/query.ts';
import { fuseScores, type Additions } from '#features/directory/search/domain/score-fusion.ts';
import type { IndexQuery } from '#features/directory/search/server/shared/search-index.ts';
import { findContext } from './context.ts';
import { conditionOfAll } from './filters.ts';
import { rank } from './full-text-matches.ts';
import { anyOf } from './full-text-queries.ts';
import type { Generation } from './generation.ts';
import { leadOf } from './lead.ts';
import { findPhrases } from './phrases.ts';
import { likelyWords, topicTerms, type QueryTerms } from './query-terms.ts';
import { variantsOf } from './word-variants.ts';

/** In a larger directory looking for more takes long: what is in memory orders the matches. */
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
  const isShort = groups.length > 0 && groups.length <= topicTerms;
  return isShort && !isExact && sort === 'relevance' && columns.sketches !== null;
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

/** What the engine finds of a topic beside its words. */
interface Beside {
  readonly phrases: ReadonlyMap<number, number>;
  readonly variants: ReadonlyMap<number, number>;
}

async function findBeside(
  generation: Generation,
  terms: QueryTerms,
  query: IndexQuery,
  words: ReadonlyMap<number, number>,
): Promise<Beside> {
  const [phrases, others] = await Promise.all([
    findPhrases(generation, terms, query),
    findVariants(generation, terms, query),
  ]);
  const best = Math.max(...(words.size > 0 ? words : others).values());
  return {
    phrases,
    variants: new Map(Array.from(others, ([row, score]) => [row, Math.min(1, score / best)])),
  };
}

/**
 * What adds to the words of a topic: words side by side, words of the same root, the words that the best
 * matches by all of these share, and how near to the beginning of a text its own stand.
 *
 * @param words the scores of the best matches
 * @param isEnough they are so many that they are only ordered, by what is in memory
 */
export async function findTopicAdditions(
  generation: Generation,
  terms: QueryTerms,
  query: IndexQuery,
  words: ReadonlyMap<number, number>,
  isEnough: boolean,
): Promise<Additions<number>> {
  const isOrdered = isEnough || generation.columns.count > companiesMost;
  const beside = isOrdered ? null : await findBeside(generation, terms, query, words);
  const isByWords = beside === null || beside.phrases.size + beside.variants.size === 0;
  const ranked = isByWords ? [...words.keys()] : fuseScores(words, beside).map(({ id }) => id);
  const context = findContext(generation, terms, query, ranked);
  const { sketches } = generation.columns;
  const rows = new Set([...ranked, ...context.keys()]);
  return { ...beside, context, ...(sketches && { lead: leadOf(sketches, terms, rows) }) };
}
