import { isAscii } from '#core/domain/ascii.ts';

/** English stop words, and words that say nothing about what a company does. */
const empty = new Set(
  (
    'a about after all also an and any are as at be been before being between both but by can ' +
    'could did do does each even every for from get had has have having he her here his how i if ' +
    'in into is it its just like made make makes making many may me more most much must my new no ' +
    'not now of off on one only onto or other our out over own per she should so some such than ' +
    'that the their them then there these they this those through to too under until up us use ' +
    'used using very via was we were what when where which while who why will with within without ' +
    'would you your'
  ).split(' '),
);

const longest = 40;

/** `batteries` and `battery`, `sensors` and `sensor` are one term. */
function singular(word: string): string {
  if (word.length < 4 || !word.endsWith('s') || /(?:ss|us|is)$/u.test(word)) return word;
  return word.endsWith('ies') ? `${word.slice(0, -3)}y` : word.slice(0, -1);
}

/** The term of a folded word; null for stop words, single letters and overlong words. */
export const termOf = (word: string): string | null =>
  word.length > 1 && word.length <= longest && !empty.has(word) ? singular(word) : null;

/** Lower case, without accents. */
function wordsIn(text: string): string[] {
  if (isAscii(text)) return text.toLowerCase().match(/[a-z0-9]+/gu) ?? [];
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** The terms of a text, in order: lower case, without accents, plurals and stop words. */
export const termsOf = (text: string): string[] =>
  wordsIn(text)
    .map(termOf)
    .filter((term) => term !== null);
