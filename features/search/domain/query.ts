import { tokens, wordsOf } from './tokenizer.ts';

/** What was typed, read: all words folded. */
export interface ParsedSearchQuery {
  /** Words that are written out. */
  readonly words: readonly string[];
  /** The last word while it is being typed: any word that begins with it will do. */
  readonly beginning: string | null;
  /** Words that have to stand side by side, in this order. */
  readonly phrases: readonly (readonly string[])[];
  /** Words, or words side by side, that must not be there. */
  readonly without: readonly (readonly string[])[];
}

/** They tell nothing apart as long as another word is there. */
const stopWords = new Set(
  'a an and are as at by for from in into is it its of on or that the their to with'.split(' '),
);

/** More words than anybody types; a pasted page is searched by its first ones. */
const partsMost = 16;

const part = /(-?)"([^"]*)(?:"|$)|(\S+)/gu;

interface Read {
  words: string[];
  phrases: string[][];
  without: string[][];
}

function take(read: Read, isLeftOut: boolean, quoted: string | undefined, bare: string): void {
  const words = wordsOf(quoted ?? bare);
  if (words.length === 0) return;
  if (isLeftOut) read.without.push(words.slice(0, partsMost));
  else if (quoted === undefined) read.words.push(...words);
  else read.phrases.push(words.slice(0, partsMost));
}

/** The word that a person is in the middle of: the text ends with it, and it stands in no quotes. */
function unfinished(text: string): string | null {
  const last = tokens(text).at(-1);
  if (last?.to !== text.length) return null;
  let isLastBare = false;
  for (const [, , quoted, bare = ''] of text.matchAll(part)) {
    isLastBare = quoted === undefined && (!bare.startsWith('-') || wordsOf(bare).length === 0);
  }
  return isLastBare ? last.word : null;
}

/** Reads `"side by side"`, `-without` and the word being typed out of a text. Any text can be read. */
export function parseSearchQuery(text: string): ParsedSearchQuery {
  const read: Read = { words: [], phrases: [], without: [] };
  for (const [, minus, quoted, bare = ''] of text.matchAll(part)) {
    const isLeftOut = minus === '-' || (quoted === undefined && bare.startsWith('-'));
    take(read, isLeftOut, quoted, bare);
  }
  const beginning = unfinished(text);
  if (beginning !== null) read.words.pop();
  const written = read.words.slice(0, partsMost);
  const telling = written.filter((word) => !stopWords.has(word));
  const isTelling = telling.length > 0 || read.phrases.length > 0;
  const isIdle = beginning !== null && isTelling && stopWords.has(beginning);
  return {
    words: [...new Set(isTelling || beginning !== null ? telling : written)],
    beginning: isIdle || written.length === partsMost ? null : beginning,
    phrases: read.phrases.slice(0, partsMost),
    without: read.without.slice(0, partsMost),
  };
}

/** What the singular or the plural of a word may be, as English writes them. */
export function formsOf(word: string): string[] {
  const others = [`${word}s`, `${word}es`];
  if (word.endsWith('y')) others.push(`${word.slice(0, -1)}ies`);
  if (word.length > 3 && word.endsWith('s') && !word.endsWith('ss')) others.push(word.slice(0, -1));
  if (word.length > 4 && word.endsWith('es')) others.push(word.slice(0, -2));
  if (word.length > 4 && word.endsWith('ies')) others.push(`${word.slice(0, -3)}y`);
  return others;
}
