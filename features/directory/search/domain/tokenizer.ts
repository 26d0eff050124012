import { isAscii } from '#core/domain/ascii.ts';

/** A folded word of a text and its position: [from, to) in UTF-16 units. */
export interface Token {
  readonly word: string;
  readonly from: number;
  readonly to: number;
}

/** Scripts without spaces: each of their characters counts as a word. */
const unspaced = String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}`;
const words = new RegExp(
  String.raw`[${unspaced}]\p{M}*|(?:(?![${unspaced}])[\p{L}\p{N}\p{M}])+`,
  'gu',
);

const hasUnspaced = new RegExp(`[${unspaced}]`, 'u');

/** Whether a text contains characters of such a script. */
export const isUnspaced = (text: string): boolean => hasUnspaced.test(text);

/** Letters without a Unicode decomposition. */
const plainOf: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ı: 'i',
  ł: 'l',
  þ: 'th',
};
const special = new RegExp(`[${Object.keys(plainOf).join('')}]`, 'gu');

/** Longer words are cut. */
const wordCharacters = 60;

/** Removes case and accents: `Café` and `CAFÉ` become `cafe`. */
export function fold(text: string): string {
  if (isAscii(text)) return text.toLowerCase();
  const bare = text.normalize('NFKD').toLowerCase().replace(/\p{M}/gu, '');
  return bare.replace(special, (letter) => plainOf[letter] ?? letter);
}

const latinWords = /[a-zA-Z0-9]+/gu;

/** The folded words of a text, in order. */
export function tokens(text: string): Token[] {
  const list: Token[] = [];
  const isPlain = isAscii(text);
  for (const { 0: raw, index } of text.matchAll(isPlain ? latinWords : words)) {
    const folded = fold(raw);
    // Some characters fold to several words or to none (½, a lone combining mark).
    const word = (isPlain ? folded : folded.replace(/[^\p{L}\p{N}]/gu, '')).slice(
      0,
      wordCharacters,
    );
    if (word !== '') list.push({ word, from: index, to: index + raw.length });
  }
  return list;
}

/** The words alone. */
export function wordsOf(text: string): string[] {
  if (isAscii(text)) {
    const matches = text.toLowerCase().match(latinWords) ?? [];
    return matches.map((word) => word.slice(0, wordCharacters));
  }
  return tokens(text).map(({ word }) => word);
}
