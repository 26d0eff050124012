import { fold, tokens, type Token } from './tokenizer.ts';
import type { Highlighted } from '#core/domain/text/highlighted.ts';

/** A word of a text that was looked for, and how many of its folded letters were. */
interface WordMatch {
  readonly token: Token;
  readonly word: string;
}

/** The words of a text that begin with one of these, in their order. */
export function findWordMatches(text: string, words: readonly string[]): WordMatch[] {
  const looked = words.filter((word) => word !== '');
  return tokens(text).flatMap((token) => {
    const held = looked.filter((word) => token.word.startsWith(word));
    const longest = held.reduce((one, other) => (other.length > one.length ? other : one), '');
    return longest === '' ? [] : [{ token, word: longest }];
  });
}

/** Where in the text so many folded letters end: `ß` is two of them, and an accent apart is none. */
function endOf(text: string, { token, word }: WordMatch): number {
  if (word.length >= token.word.length) return token.to;
  let end = token.from;
  let letters = 0;
  for (const character of text.slice(token.from, token.to)) {
    const folded = fold(character).length;
    if (letters >= word.length && folded > 0) break;
    letters += folded;
    end += character.length;
  }
  return end;
}

/**
 * Where a text holds words, each from the beginning of a word on, whatever case and accents.
 *
 * @param words folded
 * @returns undefined when it holds none
 */
export function highlight(text: string | null, words: readonly string[]): Highlighted | undefined {
  if (text === null) return undefined;
  const marks = findWordMatches(text, words).map((held): [number, number] => [
    held.token.from,
    endOf(text, held),
  ]);
  return marks.length === 0 ? undefined : { text, marks };
}
