import fc from 'fast-check';
import { expect, test } from 'vitest';
import { wordsOf } from './tokenizer.ts';
import { highlight } from './highlight.ts';

/** Any characters at all, halves of pairs and the common ones among them. */
const anyText = fc
  .array(fc.oneof(fc.nat({ max: 0x24f }), fc.nat({ max: 0x10ffff })), { maxLength: 60 })
  .map((codes) => String.fromCodePoint(...codes));

const marked = (text: string, words: readonly string[]) =>
  highlight(text, words)?.marks.map(([from, to]) => text.slice(from, to));

test('words are marked where they begin, whatever their case', () => {
  expect(highlight('Wear sensing, unworn wearables', ['wear', 'sens'])).toEqual({
    text: 'Wear sensing, unworn wearables',
    marks: [
      [0, 4],
      [5, 9],
      [21, 25],
    ],
  });
});

test('accents and letters that fold to several are marked as they are written', () => {
  expect(marked('Un café à Zürich', ['cafe', 'zur'])).toEqual(['café', 'Zür']);
  expect(marked('Straßenbahn', ['strass'])).toEqual(['Straß']);
  expect(marked('Cafe\u0301s', ['cafe'])).toEqual(['Cafe\u0301']);
  expect(marked('東京の企業', ['企'])).toEqual(['企']);
});

test('a text that holds none has no marks', () => {
  expect(highlight('Quiet gears', ['wear'])).toBeUndefined();
  expect(highlight(null, ['wear'])).toBeUndefined();
});

test('marks are in order, apart, within the text, and hold what was looked for', () => {
  fc.assert(
    fc.property(anyText, fc.nat(), (text, nth) => {
      const words = wordsOf(text);
      const word = words[nth % Math.max(1, words.length)];
      if (word === undefined) return;
      const marks = highlight(text, [word.slice(0, 3)])?.marks ?? [];
      expect(marks.length).toBeGreaterThan(0);
      let last = 0;
      for (const [from, to] of marks) {
        expect(from).toBeGreaterThanOrEqual(last);
        expect(to).toBeGreaterThan(from);
        last = to;
      }
      expect(last).toBeLessThanOrEqual(text.length);
    }),
  );
});
