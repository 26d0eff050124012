import { expect, test } from 'vitest';
import { wholeWords } from './whole-words.ts';

test.each([
  ['WordPiece', ['[CLS]', 'gear', '##box', 'é', 'Über', '42', '!'], ['gear', 'über']],
  ['SentencePiece', ['<s>', '▁gear', 'box', '▁Gear', '▁', '▁шестерня'], ['gear', 'шестерня']],
  ['bytes', ['<s>', 'Ġgear', 'box', 'Ġ,'], ['gear']],
  ['nothing', [], []],
])('whole words are told from pieces of %s', (_, pieces, words) => {
  expect(wholeWords(pieces)).toEqual(words);
});
