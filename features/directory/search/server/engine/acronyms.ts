import { stemOf } from '#features/directory/companies/domain/stem.ts';
import { wordsOf } from '#features/directory/search/domain/tokenizer.ts';
import type { Vocabulary } from './vocabulary.ts';

/**
 * Acronyms that texts introduce themselves: “battery management system (BMS)”, “BMS (battery management
 * system)”. Found as by Schwartz and Hearst, “A Simple Algorithm for Identifying Abbreviation Definitions in
 * Biomedical Text”, 2003; what has fewer than two capitals or a capital and a digit is taken for a word.
 */

interface Acronym {
  readonly short: string;
  readonly long: string;
}

const shortMost = 10;
const shortWordsMost = 2;
/** A long form has fewer. */
const charactersBefore = 300;
/** A text has fewer: whoever writes an index of them does not keep the others waiting. */
const bracketsMost = 20;
const isLetterOrDigit = (character: string): boolean => /[\p{L}\p{N}]/u.test(character);
const wordsIn = (text: string): string[] => text.trim().split(/\s+/u);

const isShort = (text: string): boolean =>
  text.length >= 2 &&
  text.length <= shortMost &&
  wordsIn(text).length <= shortWordsMost &&
  isLetterOrDigit(text.charAt(0)) &&
  /\p{Lu}.*[\p{Lu}\p{N}]|\p{N}.*\p{Lu}/u.test(text);

/**
 * The end of a text that has the characters of a short form in their order, the first of them at the beginning of
 * a word; null where they are not there.
 */
function longFormAtEnd(text: string, short: string): string | null {
  const [within, characters] = [text.toLowerCase(), short.toLowerCase()];
  let at = within.length;
  for (let nth = characters.length - 1; nth >= 0; nth -= 1) {
    const character = characters.charAt(nth);
    if (!isLetterOrDigit(character)) continue;
    const fits = () =>
      within.charAt(at) === character && (nth > 0 || !isLetterOrDigit(within.charAt(at - 1)));
    do at -= 1;
    while (at >= 0 && !fits());
    if (at < 0) return null;
  }
  return text.slice(text.lastIndexOf(' ', at) + 1);
}

/** The last words of a text that a short form may stand for; no more of them than such forms have. */
function wordsBefore(text: string, short: string): string {
  const most = Math.min(short.length + 5, short.length * 2);
  const sentence = text.split(/[.;:!?()]/u).at(-1) ?? '';
  return wordsIn(sentence).slice(-most).join(' ');
}

function acronymOf(short: string, text: string): Acronym | null {
  const long = isShort(short) ? longFormAtEnd(wordsBefore(text, short), short) : null;
  if (long === null || long.length <= short.length) return null;
  return wordsIn(long).includes(short) ? null : { short, long };
}

/** The acronyms that a text introduces in its first brackets, in order. */
export function acronymsIn(text: string): Acronym[] {
  const brackets = text.matchAll(/\(([^()]{2,200})\)/gu).take(bracketsMost);
  return [...brackets].flatMap(({ 1: bracket = '', index }) => {
    const before = text.slice(Math.max(0, index - charactersBefore), index).trimEnd();
    const [first = ''] = bracket.split(/[,;]/u);
    const inBracket = acronymOf(first.trim(), before);
    if (inBracket) return [inBracket];
    const acronym = acronymOf(wordsIn(before).at(-1) ?? '', bracket.trim());
    // In a bracket, the long form is all of it.
    return acronym?.long === bracket.trim() ? [acronym] : [];
  });
}

/** Before an acronym in the vocabulary, which no word begins with. */
const sign = '=';
const beginningOf = (short: string): string => `${sign}${short} `;

/** Entries of the vocabulary for the acronyms that a text introduces: the short form, and the stems of the long one. */
export const acronymTerms = (text: string): string[] =>
  text.includes('(')
    ? acronymsIn(text).map(
        ({ short, long }) =>
          beginningOf(wordsOf(short).join('')) + wordsOf(long).map(stemOf).join(' '),
      )
    : [];

const longFormsMost = 2;

/** What a word stands for as an acronym of the directory, as stems: the long forms in most texts. */
export const longFormsOf = (word: string, vocabulary: Vocabulary): readonly (readonly string[])[] =>
  vocabulary
    .completions(beginningOf(word), longFormsMost)
    .map((term) => term.word.slice(beginningOf(word).length).split(' '));
