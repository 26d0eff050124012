import { searchLimits } from './limits.ts';
import { negationsIn, type Negation } from './negation.ts';
import { tokens, wordsOf } from './tokenizer.ts';

/** A parsed query: all words folded. */
export interface ParsedSearchQuery {
  /** Complete words. */
  readonly words: readonly string[];
  /** Words without meaning, beside others: none of them has to be there. */
  readonly idle: readonly string[];
  /** The last word while it is being typed: matches as a prefix. */
  readonly beginning: string | null;
  /** Words that have to be adjacent, in this order. */
  readonly phrases: readonly (readonly string[])[];
  /** Excluded words and phrases. */
  readonly without: readonly (readonly string[])[];
  /** What is to be missing; their words are among the others, too. */
  readonly negated: readonly Negation[];
}

/** Idle when the query has another word. */
const stopWords = new Set(
  'a an and are as at by for from in into is it its of on or that the their to with'.split(' '),
);

const partsMost = searchLimits.queryWordsMost;

/** What is left out, with its minus. */
export const exclusions = /(?<!\S)-(?:"[^"]*(?:"|$)|\S+)/gu;
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

/** The unfinished word: the text ends with it, outside of quotes. */
function unfinished(text: string): string | null {
  const last = tokens(text).at(-1);
  if (last?.to !== text.length) return null;
  let isLastBare = false;
  for (const [, , quoted, bare = ''] of text.matchAll(part)) {
    isLastBare = quoted === undefined && (!bare.startsWith('-') || wordsOf(bare).length === 0);
  }
  return isLastBare ? last.word : null;
}

/** What is taken as written: in quotes, unless the text quotes rather than asks. */
export function withConditions(typed: string): string {
  if (!typed.includes('"') || wordsOf(typed).length <= searchLimits.wordsWithQuotesMost)
    return typed;
  return typed.replaceAll(/(-?)"[^"]*(?:"|$)/gu, (quoted, minus: string) =>
    minus === '' ? quoted.replaceAll('"', ' ') : quoted,
  );
}

/** Parses phrases in quotes, `-without` and the unfinished word. Accepts any text. */
export function parseSearchQuery(typed: string): ParsedSearchQuery {
  const text = withConditions(typed);
  const read: Read = { words: [], phrases: [], without: [] };
  for (const [, minus, quoted, bare = ''] of text.matchAll(part)) {
    const isLeftOut = minus === '-' || (quoted === undefined && bare.startsWith('-'));
    take(read, isLeftOut, quoted, bare);
  }
  const beginning = unfinished(text);
  if (beginning !== null) read.words.pop();
  const words = read.words.slice(0, partsMost);
  const telling = words.filter((word) => !stopWords.has(word));
  const isTelling = telling.length > 0 || read.phrases.length > 0;
  const idle = isTelling ? words.filter((word) => stopWords.has(word)) : [];
  const isIdle = beginning !== null && isTelling && stopWords.has(beginning);
  return {
    words: [...new Set(isTelling || beginning !== null ? telling : words)],
    idle: [...new Set(idle)],
    beginning: isIdle || words.length === partsMost ? null : beginning,
    phrases: read.phrases.slice(0, partsMost),
    without: read.without.slice(0, partsMost),
    negated: read.phrases.length > 0 ? [] : negationsIn(text),
  };
}

/** Possible English singular or plural forms of a word. */
export function formsOf(word: string): string[] {
  const others = [`${word}s`, `${word}es`];
  if (word.endsWith('y')) others.push(`${word.slice(0, -1)}ies`);
  if (word.length > 3 && word.endsWith('s') && !word.endsWith('ss')) others.push(word.slice(0, -1));
  if (word.length > 4 && word.endsWith('es')) others.push(word.slice(0, -2));
  if (word.length > 4 && word.endsWith('ies')) others.push(`${word.slice(0, -3)}y`);
  return others;
}
