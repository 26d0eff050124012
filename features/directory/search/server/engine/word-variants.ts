import { stemmer } from '@orama/stemmers/english';
import { stemOf } from '#features/directory/companies/domain/stem.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Shorter roots are shared by words of different meaning. */
const rootLetters = 3;
const consideredMost = 100;
const variantsMost = 12;

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
