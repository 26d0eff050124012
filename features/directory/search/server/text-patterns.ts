import { fold, isUnspaced } from '#features/directory/search/domain/tokenizer.ts';
import { formsOf } from '#features/directory/search/domain/query.ts';

/** PostgreSQL regular expressions that find folded words in original texts. */

/** Unicode blocks of Latin letters with accents, and ligatures. */
const accented: readonly (readonly [number, number])[] = [
  [0xc0, 0x24f],
  [0x1e00, 0x1eff],
];

/** By one or two plain letters, the characters that fold to them. */
const charactersOf = new Map<string, string>();
for (const [from, to] of accented) {
  for (let code = from; code <= to; code += 1) {
    const character = String.fromCodePoint(code);
    const letters = fold(character);
    if (letters === character) continue;
    charactersOf.set(letters, (charactersOf.get(letters) ?? '') + character);
  }
}

const oneLetter = (letter: string): string => {
  const others = charactersOf.get(letter);
  return others === undefined ? letter : `[${letter}${others}]`;
};

/** A pattern for a folded word in any case, with any accents. */
function lettersOf(word: string): string {
  const letters = [...word];
  let pattern = '';
  for (let at = 0; at < letters.length; at += 1) {
    const letter = letters[at] ?? '';
    const next = letters[at + 1] ?? '';
    const asOne = next === '' ? undefined : charactersOf.get(letter + next);
    if (asOne === undefined) pattern += oneLetter(letter);
    else {
      pattern += `(?:${oneLetter(letter)}${oneLetter(next)}|[${asOne}])`;
      at += 1;
    }
  }
  return pattern;
}

const startOf = (word: string) => (isUnspaced(word.slice(0, 2)) ? '' : '(?:^|[^[:alnum:]])');
const endOf = (word: string) => (isUnspaced(word.slice(-2)) ? '' : '(?:$|[^[:alnum:]])');

/** Matches words with this prefix. */
export const beginningPattern = (word: string): string => startOf(word) + lettersOf(word);

/** Matches a word in singular or plural. */
export const wordPattern = (word: string): string =>
  `${startOf(word)}(?:${[word, ...formsOf(word)].map(lettersOf).join('|')})${endOf(word)}`;

/** Matches adjacent words in one field; a single word exactly. */
export function phrasePattern(words: readonly string[]): string {
  const between = words.some(isUnspaced) ? '[^[:alnum:]|]*' : '[^[:alnum:]|]+';
  const [first = '', last = ''] = [words[0], words.at(-1)];
  return startOf(first) + words.map(lettersOf).join(between) + endOf(last);
}
