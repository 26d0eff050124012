import { searchLimits } from './limits.ts';
import { plainText } from './plain-text.ts';
import { fold, tokens, type Token } from './tokenizer.ts';
import type { Highlighted } from '#core/domain/text/highlighted.ts';

/** A matching word of a text, and how many of its folded letters match. */
interface WordMatch {
  readonly token: Token;
  readonly word: string;
}

/** Shorter words are marked where they stand alone: "ai" not in "aircraft", "e" not in "employees". */
const beginningLeast = 3;

const isMatch = (token: string, word: string): boolean =>
  word.length < beginningLeast ? token === word : token.startsWith(word);

/** The words of a text that begin with one of these, in order. */
function findWordMatches(text: string, words: readonly string[]): WordMatch[] {
  const looked = words.filter((word) => word !== '');
  return tokens(text).flatMap((token) => {
    const held = looked.filter((word) => isMatch(token.word, word));
    const longest = held.reduce((one, other) => (other.length > one.length ? other : one), '');
    return longest === '' ? [] : [{ token, word: longest }];
  });
}

/** The end of the first folded letters within the text: `ß` folds to two, a combining accent to none. */
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
 * Marks the words of a text that begin with one of these, or are one of the shortest, without case
 * and accents.
 *
 * @param words folded
 * @returns undefined when none does
 */
export function highlight(text: string | null, words: readonly string[]): Highlighted | undefined {
  if (text === null) return undefined;
  const marks = findWordMatches(text, words).map((held): [number, number] => [
    held.token.from,
    endOf(text, held),
  ]);
  return marks.length === 0 ? undefined : { text, marks };
}

const most = searchLimits.passageCharacters;
/** Characters shown before the match, which has to be seen where there is room for one line only. */
const before = 24;

/** Matches beyond are ignored. */
const readMost = 20_000;

/** The first position where most of the words are close together; -1 when none occurs. */
function placeOf(text: string, words: readonly string[]): number {
  const held = findWordMatches(text.slice(0, readMost), words);
  let place = -1;
  let together = 0;
  for (const [nth, { token }] of held.entries()) {
    const near = new Set<string>();
    for (const other of held.slice(nth, nth + 2 * words.length + 10)) {
      if (other.token.to - token.from > most - before) break;
      near.add(other.word);
    }
    if (near.size > together) [place, together] = [token.from, near.size];
  }
  return place;
}

/** The passage around a position, cut between words. */
function cutAround(text: string, place: number): string {
  const start = Math.max(0, place - before);
  const space = start === 0 ? 0 : text.indexOf(' ', start) + 1;
  const from = space > 0 && space <= place ? space : Math.min(start, place);
  const last = text.lastIndexOf(' ', from + most);
  const isCut = from + most < text.length;
  const to = !isCut || last <= place ? from + most : last;
  const cut = text.slice(from, to).toWellFormed().trim();
  return `${from > 0 ? '…' : ''}${cut}${isCut ? '…' : ''}`;
}

/**
 * The passage of a Markdown text where most of the words match, marked.
 *
 * @param words folded
 * @returns undefined when none matches
 */
export function passage(
  markdown: string | null,
  words: readonly string[],
): Highlighted | undefined {
  if (markdown === null) return undefined;
  const place = placeOf(markdown, words);
  if (place < 0) return undefined;
  const far = Math.max(0, place - 3 * before);
  const space = far === 0 ? 0 : markdown.indexOf(' ', far);
  const from = space >= 0 && space <= place ? space : far;
  const plain = plainText(markdown.slice(from, place + 3 * most)).toWellFormed();
  const match = placeOf(plain, words);
  // The match was in a link's address, or other hidden text.
  return match < 0 ? undefined : highlight(cutAround(plain, match), words);
}
