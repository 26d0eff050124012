import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodedOnce } from './encoded-twice.ts';
import { mendedText } from './mended-text.ts';

const windows1252 = new TextDecoder('windows-1252');
/** As a program writes it that takes UTF-8 for Windows-1252. */
const encodedTwice = (text: string) => windows1252.decode(new TextEncoder().encode(text));
/** As one that takes it for Latin-1. */
const inLatin1 = (text: string) => Buffer.from(text).toString('latin1');
const escaped = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

test.each([
  ['CafÃ©', 'Café'],
  ['GÃ¶teborg', 'Göteborg'],
  ['Ã…ngstrÃ¶m', 'Ångström'],
  ['MALMÃ– AB', 'MALMÃ– AB'],
  ['KÃ–LN', 'KÖLN'],
  ['CÃ´te', 'Côte'],
  ['BÃ©la', 'Béla'],
  ['Ã‰cole dâ€™Ã©tÃ©', 'École d’été'],
  ['donâ€™t', 'don’t'],
  ['5 â‚¬ and 20Â°', '5 € and 20°'],
  ['Å koda', 'Å koda'],
  ['Å\u00A0koda', 'Škoda'],
  ['voilÃ\u00A0', 'voilà'],
  ['ÐœÐ¾Ñ\u0081ÐºÐ²Ð°', 'Москва'],
  ['æ\u009D±äº¬', '東京'],
  ['CafÃƒÂ©', 'Café'],
  ['R&amp;amp;D', 'R&D'],
  ['R&amp;amp;amp;D', 'R&D'],
  ['&amp;lt;b&amp;gt; &amp;#39;a&amp;#x27;', "<b> 'a'"],
  ['CafÃ© &amp;amp; Bar', 'Café & Bar'],
])('%s is %s', (came, mended) => {
  expect(mendedText(came)).toBe(mended);
});

test.each([
  'Café',
  'CAFÉ™',
  'PÅ\u00A0PLATS',
  'UMEÅ–BODEN',
  'SKÅ® and BRÅ…',
  'IRMÃ\u00A0DULCE',
  'IRMÃ\u00A0de',
  'IRMÃ’s',
  'AMANHÃ…',
  'payé\u00A0€5',
  'costa è\u00A0€ 5',
  '3×½ inch',
  'l’été”…',
  'DÉJÀ”',
  'Phase Ã',
  'CafÃ© 東京',
  'Café, once CafÃ©',
  'R&D',
  'R&amp;D',
  'R&D and R&amp;amp;D',
  '&amp;amp; &amp;',
  '&amp;#0;',
  '&amp;eacuteness;',
])('“%s” stays as it is', (text) => {
  expect(mendedText(text)).toBe(text);
});

const letters = fc.constantFrom(...'abcdefghijklmnopqrstuvwxyzåäöéèêàçñüøæßžšłőğ');
const smallWord = fc.string({ unit: letters, minLength: 1, maxLength: 9 });
const word = fc.oneof(
  smallWord,
  smallWord.map((one) => one.charAt(0).toLocaleUpperCase('en') + one.slice(1)),
  smallWord.map((one) => one.toLocaleUpperCase('en')),
);
const between = fc.constantFrom(
  ' ',
  ', ',
  '. ',
  ' – ',
  '–',
  '\u00A0',
  '™ ',
  '® ',
  '… ',
  '’',
  '” ',
  ' “',
  ' €',
  ' & ',
  '/',
  '×',
);
const prose = fc
  .array(fc.tuple(word, between), { minLength: 1, maxLength: 12 })
  .map((parts) => parts.flat().join(''));

test('sound prose stays as it is', () => {
  fc.assert(
    fc.property(prose, (text) => {
      expect(mendedText(text)).toBe(text);
    }),
    { numRuns: 5000 },
  );
});

test('prose with a small letter beyond ASCII in a word, encoded twice, is mended', () => {
  const mojibake = fc.tuple(prose, smallWord).map(([text, last]) => `${text} caf\u00E9${last}`);
  fc.assert(
    fc.property(mojibake, (text) => {
      expect(mendedText(encodedTwice(text))).toBe(text);
      expect(mendedText(inLatin1(text))).toBe(text);
      expect(mendedText(encodedTwice(encodedTwice(text)))).toBe(text);
      expect(mendedText(escaped(escaped(`${text} & <b>`)))).toBe(`${text} & <b>`);
    }),
    { numRuns: 2000 },
  );
});

const anything = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: fc.constantFrom(...'aÃ©Â â€™Å\u00A0ÐÑ\u0081&;amp#39lt×è€') }),
);

const signs = [...windows1252.decode(Uint8Array.from({ length: 256 }, (_, byte) => byte))];
/** The bytes that were taken for this text, by Windows-1252 or Latin-1. */
const bytesOf = (text: string) =>
  Buffer.from(
    [...text].map((sign) => (sign <= '\u00FF' ? (sign.codePointAt(0) ?? 0) : signs.indexOf(sign))),
  );

test('only what is another text encoded twice is decoded', () => {
  fc.assert(
    fc.property(anything, (text) => {
      const less = decodedOnce(text);
      if (less === null) return;
      const layers = [less, inLatin1(less), encodedTwice(less)];
      expect(layers.some((layer) => Buffer.from(layer).equals(bytesOf(text)))).toBe(true);
    }),
    { numRuns: 20_000 },
  );
});

test('what was mended stays as it is', () => {
  fc.assert(
    fc.property(anything, (text) => {
      const mended = mendedText(text);
      expect(mendedText(mended)).toBe(mended);
    }),
    { numRuns: 10_000 },
  );
});

test('text that was escaped more often than any program does stays as it is', () => {
  const often = (times: number) => `R&${'amp;'.repeat(times)}D`;
  expect(mendedText(often(4))).toBe('R&D');
  expect(mendedText(often(40))).toBe(often(40));
});
