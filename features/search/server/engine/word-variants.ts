import { stemmer } from '@orama/stemmers/english';
import { stemOf } from '#features/search/domain/stem.ts';
import type { IndexQuery } from '#features/search/server/public/search-index.ts';
import { conditionOfAll } from './filters.ts';
import { anyOf, rank } from './full-text-matches.ts';
import type { Generation } from './generation.ts';
import { likelyWords, type QueryTerms } from './query-terms.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Shorter roots are shared by words of different meaning. */
const rootLetters = 3;
const consideredMost = 100;
const variantsMost = 12;
const foundMost = 200;

/**
 * Other words of the index with the same root, as stems, the most common first: `recycled` and
 * `recycler` of `recycling`. Their roots differ from a common beginning by a last `e` or `i` at most.
 *
 * @see Porter: An algorithm for suffix stripping. Program 14 (1980).
 */
export function variantsOf(word: string, vocabulary: Vocabulary): string[] {
  if (!/^[a-z]+$/u.test(word)) return [];
  const root = stemmer(word);
  const beginning = root.replace(/[ei]$/u, '');
  if (beginning.length < rootLetters) return [];
  const same = vocabulary
    .completions(beginning, consideredMost)
    .map((term) => stemOf(term.word))
    .filter((other) => other !== word && stemmer(other) === root);
  return [...new Set(same)].slice(0, variantsMost);
}

/** Rows with other words of the same root, within the filters, and their scores. */
export async function findVariants(
  { companies, vocabulary }: Generation,
  wanted: QueryTerms,
  { filters }: IndexQuery,
): Promise<ReadonlyMap<number, number>> {
  const words = likelyWords(wanted);
  const variants = words.flatMap((word) => variantsOf(word, vocabulary));
  const others = [...new Set(variants)].filter((variant) => !words.includes(variant));
  if (others.length === 0) return new Map();
  const where = conditionOfAll(filters);
  const { rows, scores } = await rank(companies, anyOf(others), { most: foundMost, where });
  return new Map(Array.from(rows, (row, place) => [row, scores[place] ?? 0]));
}
