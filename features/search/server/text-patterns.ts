import { fold, isUnspaced } from '#features/search/domain/tokenizer.ts';
import { formsOf } from '#features/search/domain/query.ts';

/** Regular expressions of PostgreSQL that find folded words in texts as they are written. */

/** Blocks of Unicode with Latin letters that have an accent, or are two letters in one. */
const accented: readonly (readonly [number, number])[] = [
  [0xc0, 0x24f],
  [0x1e00, 0x1eff],
];

/** By a letter or two, the characters that are read as these. */
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

/** A folded word, whatever its case and accents. */
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

/** What begins with this. */
export const beginningPattern = (word: string): string => startOf(word) + lettersOf(word);

/** A word, in the singular or the plural. */
export const wordPattern = (word: string): string =>
  `${startOf(word)}(?:${[word, ...formsOf(word)].map(lettersOf).join('|')})${endOf(word)}`;

/** Words side by side in one field; a single word as it is written. */
export function phrasePattern(words: readonly string[]): string {
  const between = words.some(isUnspaced) ? '[^[:alnum:]|]*' : '[^[:alnum:]|]+';
  const [first = '', last = ''] = [words[0], words.at(-1)];
  return startOf(first) + words.map(lettersOf).join(between) + endOf(last);
}
