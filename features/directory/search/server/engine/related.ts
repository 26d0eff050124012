import { searchLimits } from '#features/directory/search/domain/limits.ts';
import { negationsIn } from '#features/directory/search/domain/negation.ts';
import { fold } from '#features/directory/search/domain/tokenizer.ts';
import type { ParsedSearchQuery } from '#features/directory/search/domain/query.ts';
import type { Generation } from './generation.ts';
import { findNearest } from './nearest.ts';
import type { Neighbour } from './vectors.ts';
import type { IndexQuery } from '#features/directory/search/server/shared/search-index.ts';
import { isSentence, type QueryTerms } from './query-terms.ts';

/**
 * From this many matches on, nothing is added to them, and words alone order them (decision 26),
 * unless the directory is so small that the rest costs nothing.
 */
export const relatedBelow = 50;
const smallDirectory = 50_000;

export const isEnough = ({ columns }: Generation, matches: number): boolean =>
  matches >= relatedBelow && columns.count > smallDirectory;

const queryCharacters = 2000;

/** The query text with completed and corrected words, and without negated ones. */
function expandedText(typed: string, { groups }: QueryTerms): string {
  const text = typed.slice(0, queryCharacters);
  const negated = new Set(negationsIn(text).map(({ word }) => word));
  const taken = groups.flatMap(([word]) =>
    word === undefined || word.startsWith('!') ? [] : word,
  );
  const words = fold(text)
    .split(/[\s-]+/u)
    .filter((word) => !negated.has(word));
  const isKnown = new Set(words);
  return [...words, ...taken.filter((word) => !isKnown.has(word))].join(' ');
}

/** Similarities by row, from 1 for the nearest to 0 for the farthest. */
export function scaledSimilarity(near: readonly Neighbour[]): ReadonlyMap<number, number> {
  const [best, least] = [near[0]?.similarity ?? 1, near.at(-1)?.similarity ?? 0];
  const share = (similarity: number) =>
    best === least ? 1 : (similarity - least) / (best - least);
  return new Map(near.map(({ row, similarity }) => [row, share(similarity)]));
}

const nothing: ReadonlyMap<number, number> = new Map();

/**
 * Rows semantically similar to the query, within its filters, and how much: from 1 for the nearest
 * to 0. None for queries with quotes or a minus, which are exact, or for orders other than relevance.
 */
export async function findRelatedRows(
  generation: Generation,
  { phrases, without }: ParsedSearchQuery,
  terms: QueryTerms,
  { text, filters, sort }: IndexQuery,
): Promise<ReadonlyMap<number, number>> {
  const { model } = generation;
  const isExact = phrases.length > 0 || without.length > 0;
  if (model === null || isExact || sort !== 'relevance') return nothing;
  const point = await model.embedder.ofQuery(expandedText(text, terms));
  if (point === null) return nothing;
  const { minSimilarity } = model.embedder;
  // The words of a sentence say themselves what is meant: what resembles it only orders.
  const isRough = isSentence(terms);
  const options = { most: searchLimits.relatedMost, minSimilarity, filters, isRough };
  return scaledSimilarity(await findNearest(generation, point, options));
}
