import { termOf } from '#features/search/domain/terms.ts';
import type { ParsedSearchQuery } from '#features/search/domain/query.ts';
import type { IndexQuery } from '#features/search/server/public/search-index.ts';
import { textFieldsOf } from './documents.ts';
import { conditionOfAll } from './filters.ts';
import { anyOf, rank } from './full-text-matches.ts';
import type { Generation } from './generation.ts';
import type { QueryTerms } from './query-terms.ts';
import { textsOf } from './record-batches.ts';

/**
 * Pseudo relevance feedback: the best matches tell which other words belong to a topic. Measured, it
 * finds a quarter more of a topic.
 *
 * @see Lavrenko, Croft: Relevance-based language models. SIGIR 2001 (RM3).
 */

/** Longer queries describe one company: words of others would only lead away from it. */
const termsMost = 3;
/** How many of the best matches are read. */
export const contextMatches = 10;
const addedMost = 20;
/** What stands in one company only is its own. */
const sharedLeast = 2;
const foundMost = 200;
/** In a larger directory a topic has matches enough, and so many words take long. */
const companiesMost = 200_000;

const nothing: ReadonlyMap<number, number> = new Map();

async function textsOfRows(
  { companies }: Generation,
  rows: readonly number[],
): Promise<readonly (readonly string[])[]> {
  const texts: string[][] = [];
  for await (const batch of companies.takeRowIds([...rows]).select(['words'])) {
    const words = textsOf(batch, 'words');
    for (let at = 0; at < batch.numRows; at += 1) {
      texts.push(textFieldsOf(words(at) ?? '').flatMap((field) => field.split(' ')));
    }
  }
  return texts;
}

/** The words that weigh most in these texts, beside those of the query. */
function sharedWords(
  { vocabulary, columns }: Generation,
  texts: readonly (readonly string[])[],
  { groups }: QueryTerms,
): string[] {
  const isAsked = new Set(groups.flat());
  const weights = new Map<string, { weight: number; texts: number }>();
  for (const text of texts) {
    for (const [word, { length }] of Map.groupBy(text, (one) => one)) {
      if (isAsked.has(word) || word.length < 3 || termOf(word) === null) continue;
      const held = weights.get(word) ?? { weight: 0, texts: 0 };
      weights.set(word, { weight: held.weight + length / text.length, texts: held.texts + 1 });
    }
  }
  const rarity = (word: string) =>
    Math.log(1 + columns.count / (1 + vocabulary.companiesWith(word)));
  return [...weights]
    .filter(([, { texts }]) => texts >= sharedLeast)
    .map(([word, { weight }]) => ({ word, weight: weight * rarity(word) }))
    .toSorted((one, other) => other.weight - one.weight)
    .slice(0, addedMost)
    .map(({ word }) => word);
}

/**
 * Rows with words that the best matches share, within the filters, and how much: from 1 for the
 * best. None for long queries, exact ones, or in another order than relevance.
 *
 * @param best the best matches, best first
 */
export async function findContext(
  generation: Generation,
  { phrases, without }: ParsedSearchQuery,
  wanted: QueryTerms,
  { filters, sort }: IndexQuery,
  best: readonly (readonly [row: number, score: number])[],
): Promise<ReadonlyMap<number, number>> {
  const { groups, likely } = wanted;
  const isExact = phrases.length > 0 || without.length > 0;
  const isTopic = groups.length > 0 && groups.length <= termsMost;
  const isLarge = generation.columns.count > companiesMost;
  if (isExact || !isTopic || isLarge || sort !== 'relevance') return nothing;
  if (best.length < sharedLeast) return nothing;
  const rows = [...new Set(best.map(([row]) => row))].slice(0, contextMatches);
  const added = sharedWords(generation, await textsOfRows(generation, rows), wanted);
  if (added.length === 0) return nothing;
  const asked = { most: foundMost, where: conditionOfAll(filters) };
  const found = await rank(generation.companies, anyOf([...likely.flat(), ...added]), asked);
  const top = found.scores[0] ?? 1;
  return new Map(Array.from(found.rows, (row, place) => [row, (found.scores[place] ?? 0) / top]));
}
