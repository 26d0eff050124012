import { PhraseQuery } from '@lancedb/lancedb';
import type { ParsedSearchQuery } from '#features/directory/search/domain/query.ts';
import { stemOf } from '#features/directory/companies/domain/stem.ts';
import { termOf } from '#features/directory/search/domain/terms.ts';
import { rank } from './full-text-matches.ts';
import type { Generation } from './generation.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Shorter words are not taken for compounds. */
const compoundLetters = 5;
const splitsMost = 2;
/** Of the words of a query: each may take two searches. */
const triedMost = 4;

/** `e` begins many a compound: "e-commerce". */
const isPart = (part: string, vocabulary: Vocabulary): boolean =>
  (part === 'e' || termOf(part) !== null) && vocabulary.companiesWith(part) > 0;

/** How a word may be written in two, both of them known as stems, the more common first. */
export function splitsOf(word: string, vocabulary: Vocabulary): [string, string][] {
  if (word.length < compoundLetters || !/^\p{L}+$/u.test(word)) return [];
  const rarer = (parts: readonly string[]) =>
    Math.min(...parts.map((part) => vocabulary.companiesWith(part)));
  return Array.from({ length: word.length - 2 }, (_, nth): [string, string] => [
    word.slice(0, nth + 1),
    stemOf(word.slice(nth + 1)),
  ])
    .filter((parts) => parts.every((part) => isPart(part, vocabulary)))
    .toSorted((one, other) => rarer(other) - rarer(one))
    .slice(0, splitsMost);
}

/** A compound written in two. */
export const apart = (parts: readonly [string, string]): PhraseQuery =>
  new PhraseQuery(parts.join(' '), 'words');

/** The parts in which somebody writes a word that nobody writes in one; otherwise the word. */
async function partsOf(
  { companies, vocabulary }: Generation,
  word: string,
): Promise<readonly string[]> {
  for (const parts of splitsOf(word, vocabulary)) {
    if ((await rank(companies, apart(parts), { most: 1 })).rows.length > 0) return parts;
  }
  return [word];
}

/** Reads "healthcare" as "health care" where only that is known. */
export async function splitUnknownWords(
  generation: Generation,
  read: ParsedSearchQuery,
): Promise<ParsedSearchQuery> {
  const { words, beginning } = read;
  const { vocabulary } = generation;
  const isWhole = beginning !== null && vocabulary.completions(beginning, 1).length === 0;
  const unknown = [...words, ...(isWhole ? [beginning] : [])]
    .filter((word) => vocabulary.companiesWith(stemOf(word)) === 0)
    .slice(0, triedMost);
  const parts = new Map(
    await Promise.all(
      unknown.map(async (word) => [word, await partsOf(generation, word)] as const),
    ),
  );
  const split = (word: string) => parts.get(word) ?? [word];
  const last = beginning === null ? [] : split(beginning);
  const whole = words.flatMap(split);
  return last.length > 1
    ? { ...read, words: [...whole, ...last], beginning: null }
    : { ...read, words: whole };
}
