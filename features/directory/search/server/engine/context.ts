import { termOf } from '#features/directory/search/domain/terms.ts';
import type { IndexQuery } from '#features/directory/search/server/shared/search-index.ts';
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

/** How many of the best matches are read. */
export const contextMatches = 10;
const addedMost = 20;
/** What stands in one company only is its own. */
const sharedLeast = 2;
const foundMost = 200;
/** Companies that have the added words, in all: more would take the engine long. */
const readMost = 10_000;

/** Texts that share more of their words are copies: they count once. */
const copyShare = 0.9;

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

/** Without copies of a text, as of one company in two sources. */
function withoutCopies(texts: readonly (readonly string[])[]): (readonly string[])[] {
  const originals: { text: readonly string[]; words: ReadonlySet<string> }[] = [];
  for (const text of texts) {
    const words = new Set(text);
    const isCopy = originals.some((other) => {
      const shared = words.intersection(other.words).size;
      return shared >= copyShare * (words.size + other.words.size - shared);
    });
    if (!isCopy) originals.push({ text, words });
  }
  return originals.map(({ text }) => text);
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
  const shared = [...weights]
    .filter(([, { texts }]) => texts >= sharedLeast)
    .map(([word, { weight }]) => ({ word, weight: weight * rarity(word) }))
    .toSorted((one, other) => other.weight - one.weight)
    .slice(0, addedMost);
  let read = 0;
  return shared.flatMap(({ word }) => {
    const companies = vocabulary.companiesWith(word);
    if (read + companies > readMost) return [];
    read += companies;
    return [word];
  });
}

/**
 * Rows with words that the best matches share, within the filters, and how much: from 1 for the
 * best.
 *
 * @param best the best matches, best first
 */
export async function findContext(
  generation: Generation,
  terms: QueryTerms,
  { filters }: IndexQuery,
  best: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  if (best.length < sharedLeast) return nothing;
  const rows = best.slice(0, contextMatches);
  const texts = withoutCopies(await textsOfRows(generation, rows));
  const added = sharedWords(generation, texts, terms);
  if (added.length === 0) return nothing;
  const options = { most: foundMost, where: conditionOfAll(filters) };
  const words = [...terms.likely.flat(), ...added];
  const matches = await rank(generation.companies, anyOf(words), options);
  const top = matches.scores[0] ?? 1;
  return new Map(
    Array.from(matches.rows, (row, place) => [row, (matches.scores[place] ?? 0) / top]),
  );
}
