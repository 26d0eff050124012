import { stemOf } from '#features/directory/companies/domain/stem.ts';
import { searchLimits } from '#features/directory/search/domain/limits.ts';
import { exclusions } from '#features/directory/search/domain/query.ts';
import { tokens, type Token } from '#features/directory/search/domain/tokenizer.ts';
import type { Reworded } from '#features/directory/search/server/shared/search-index.ts';
import { longFormsOf } from './acronyms.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Typos that are allowed where nothing was found: one for three letters. */
const typosMost = 4;
const lettersOfTypo = 3;

/** The text with other words in place of its own; null where all of them stay. */
function replaced(
  text: string,
  words: readonly Token[],
  otherFor: (word: string) => string | undefined,
): string | null {
  let [result, at] = ['', 0];
  for (const { word, from, to } of words) {
    const other = otherFor(word);
    if (other === undefined) continue;
    result += text.slice(at, from) + other;
    at = to;
  }
  return at === 0 ? null : (result + text.slice(at)).trim();
}

/**
 * The text with its acronyms in full, and with the nearest words in place of those that no company has: in
 * quotes, too, which a search takes as they are, and with more typos than it corrects by itself.
 */
export function rewordedOf(text: string, vocabulary: Vocabulary): Reworded[] {
  const words = tokens(
    text.replaceAll(exclusions, (excluded) => ' '.repeat(excluded.length)),
  ).slice(0, searchLimits.queryWordsMost);
  const longForm = replaced(text, words, (word) => longFormsOf(word, vocabulary)[0]?.join(' '));
  const spelling = replaced(text, words, (word) => {
    if ([word, stemOf(word)].some((form) => vocabulary.companiesWith(form) > 0)) return undefined;
    const typos = Math.min(typosMost, Math.floor(word.length / lettersOfTypo));
    return vocabulary.nearest(word, 1, typos)[0]?.word;
  });
  return [
    ...(longForm === null ? [] : [{ part: 'longForm' as const, text: longForm }]),
    ...(spelling === null ? [] : [{ part: 'spelling' as const, text: spelling }]),
  ];
}
