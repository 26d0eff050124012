import { PhraseQuery } from '@lancedb/lancedb';
import { stemOf } from '#features/directory/companies/domain/stem.ts';
import { wordsOf } from '#features/directory/search/domain/tokenizer.ts';
import type { IndexQuery } from '#features/directory/search/server/shared/search-index.ts';
import { apart, splitsOf } from './compounds.ts';
import { conditionOfAll } from './filters.ts';
import { rank } from './full-text-matches.ts';
import { anyOf, type FullText } from './full-text-queries.ts';
import type { Generation } from './generation.ts';
import { likelyWords, type QueryTerms } from './query-terms.ts';
import type { Vocabulary } from './vocabulary.ts';

const foundMost = 500;
/** In a query at most so many words without meaning stand between two: "internet of things". */
const betweenMost = 2;

interface Asked {
  readonly query: FullText;
  /** Of the whole query. */
  readonly share: number;
}

/** From one word to another as the query has them; the two alone where it has them otherwise. */
function asTyped(typed: readonly string[], one: string, other: string): readonly string[] {
  const from = typed.indexOf(one);
  const to = typed.indexOf(other, from + 1);
  const isNear = from >= 0 && to > from && to - from <= betweenMost + 1;
  return isNear ? typed.slice(from, to + 1) : [one, other];
}

/** Two successive words of the query side by side, or written as one. */
function pairQueries(words: readonly string[], text: string, vocabulary: Vocabulary): Asked[] {
  const typed = wordsOf(text).map(stemOf);
  const pairs = words.slice(1).map((word, place) => [words[place] ?? '', word] as const);
  return pairs.flatMap(([one, other]) => {
    const near = new PhraseQuery(asTyped(typed, one, other).join(' '), 'words');
    const together = vocabulary.companiesWith(one + other) > 0 ? [anyOf([one + other])] : [];
    return [near, ...together].map((query) => ({ query, share: 1 / pairs.length }));
  });
}

/** Words of the query written in two. */
const splitQueries = (words: readonly string[], vocabulary: Vocabulary): Asked[] =>
  words
    .flatMap((word) => splitsOf(word, vocabulary))
    .map((parts) => ({ query: apart(parts), share: 1 / words.length }));

/**
 * Rows in which words of the query stand side by side, or a compound is written another way ("health
 * care", "healthcare"), within the filters: with how much of the query, 0 to 1.
 */
export async function findPhrases(
  { companies, vocabulary }: Generation,
  terms: QueryTerms,
  { text, filters }: IndexQuery,
): Promise<ReadonlyMap<number, number>> {
  const words = likelyWords(terms);
  const queries = [...pairQueries(words, text, vocabulary), ...splitQueries(words, vocabulary)];
  const where = conditionOfAll(filters);
  const lists = await Promise.all(
    queries.map(({ query }) => rank(companies, query, { most: foundMost, where })),
  );
  const shares = new Map<number, number>();
  for (const [place, { rows }] of lists.entries()) {
    const share = queries[place]?.share ?? 0;
    for (const row of rows) shares.set(row, Math.min(1, (shares.get(row) ?? 0) + share));
  }
  return shares;
}
