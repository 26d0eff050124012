/** Words of a text as a plain engine reads them: nothing here is shared with the product. */

const common = new Set(
  (
    'a about after all also an and any are as at be been being but by can could do does for from ' +
    'had has have having he her his how i if in into is it its more most no not of on one or other ' +
    'our out over she so some such than that the their them then there these they this those to ' +
    'too under up use used uses using very was we were what when where which who will with would you your'
  ).split(' '),
);

export const isTooCommon = (word: string): boolean => common.has(word);

export const wordsIn = (text: string): string[] =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];

/**
 * The S stemmer.
 *
 * @see Harman: How effective is suffixing? JASIS 42 (1991).
 */
export function plural(word: string): string {
  if (word.length < 4 || /(?:us|ss)$/u.test(word)) return word;
  if (/[^ae]ies$/u.test(word)) return `${word.slice(0, -3)}y`;
  if (/[^aeo]es$/u.test(word)) return word.slice(0, -1);
  return word.endsWith('s') ? word.slice(0, -1) : word;
}
