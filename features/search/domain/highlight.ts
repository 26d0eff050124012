import { searchLimits } from './limits.ts';
import { plainText } from '#features/opportunities/domain/summary.ts';
import { fold, tokens, type Token } from './tokenizer.ts';
import type { Highlighted } from '#core/domain/text/highlighted.ts';

/** A word of a text that was looked for, and how many of its folded letters were. */
interface WordMatch {
  readonly token: Token;
  readonly word: string;
}

/** The words of a text that begin with one of these, in their order. */
function findWordMatches(text: string, words: readonly string[]): WordMatch[] {
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

const most = searchLimits.passageCharacters;
/** How much stands before what matches. */
const before = 60;

/** Nobody reads further for a passage. */
const readMost = 20_000;

/** Where most of the words stand together, the first such place; -1 when none is there. */
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

/** The passage around a place, cut between words. */
function cutAround(text: string, place: number): string {
  if (text.length <= most) return text;
  const wanted = Math.max(0, Math.min(place - before, text.length - most));
  const space = wanted === 0 ? 0 : text.indexOf(' ', wanted) + 1;
  const from = space > 0 && space <= place ? space : Math.min(wanted, place);
  const last = text.lastIndexOf(' ', from + most);
  const isCut = from + most < text.length;
  const to = !isCut || last <= place ? from + most : last;
  const cut = text.slice(from, to).toWellFormed().trim();
  return `${from > 0 ? '…' : ''}${cut}${isCut ? '…' : ''}`;
}

/**
 * Of a Markdown text the words around the place where most of them match, marked.
 *
 * @param words folded
 * @returns undefined when it holds none
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
  const found = placeOf(plain, words);
  // What matched was an address of a link, or other text that nobody is shown.
  return found < 0 ? undefined : highlight(cutAround(plain, found), words);
}
