import fc from 'fast-check';
import { expect, test } from 'vitest';
import { searchLimits } from './limits.ts';
import { wordsOf } from './tokenizer.ts';
import { highlight, passage } from './highlight.ts';

/** Any characters, including lone surrogates. */
const anyText = fc
  .array(fc.oneof(fc.nat({ max: 0x24f }), fc.nat({ max: 0x10ffff })), { maxLength: 60 })
  .map((codes) => String.fromCodePoint(...codes));

const marked = (text: string, words: readonly string[]) =>
  highlight(text, words)?.marks.map(([from, to]) => text.slice(from, to));

test('words are marked from their beginning, whatever their case', () => {
  expect(highlight('Wear sensing, unworn wearables', ['wear', 'sens'])).toEqual({
    text: 'Wear sensing, unworn wearables',
    marks: [
      [0, 4],
      [5, 9],
      [21, 25],
    ],
  });
});

test('the shortest words are marked where they stand alone', () => {
  const words = ['ai', 'e', 'commerce'];
  expect(marked('AI for aircraft, e-commerce for employees', words)).toEqual([
    'AI',
    ...words.slice(1),
  ]);
});

test('accents and letters that fold to several are marked as they are written', () => {
  expect(marked('Un café à Zürich', ['cafe', 'zur'])).toEqual(['café', 'Zür']);
  expect(marked('Straßenbahn', ['strass'])).toEqual(['Straß']);
  expect(marked('Cafe\u0301s', ['cafe'])).toEqual(['Cafe\u0301']);
  expect(marked('東京の企業', ['企'])).toEqual(['企']);
});

test('a text without a match has no marks', () => {
  expect(highlight('Quiet gears', ['wear'])).toBeUndefined();
  expect(highlight(null, ['wear'])).toBeUndefined();
});

test('marks are sorted, disjoint, within the text, and contain a search word', () => {
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

const markedPassage = (text: string | null, ...words: string[]) => {
  const excerpt = passage(text, words);
  return excerpt?.marks.map(([from, to]) => excerpt.text.slice(from, to));
};

test('a short text is shown whole, without its Markdown', () => {
  expect(passage('# Need\n\nLess **wear** in gears.', ['wear'])).toEqual({
    text: 'Need Less wear in gears.',
    marks: [[10, 14]],
  });
});

test('of a long text the words around the first match are shown, cut between words', () => {
  const long = `${'some words before '.repeat(30)}then bearings ${'and words behind '.repeat(30)}`;
  const excerpt = passage(long, ['bearing']);
  expect(excerpt?.text).toMatch(
    /^…(?:some|words|before) .* then bearings and .*(?:words|behind|and)…$/u,
  );
  expect(markedPassage(long, 'bearing')).toEqual(['bearing']);
});

test('a match at the end of a text is near the beginning of its passage', () => {
  const excerpt = passage(`${'some words before '.repeat(6)}then bearings`, ['bearing']);
  expect(excerpt?.text).toMatch(/^…(?:\S+ ){2,5}then bearings$/u);
});

test('a text without a match in its visible part has no passage', () => {
  expect(passage('Quiet gears', ['wear'])).toBeUndefined();
  expect(passage(null, ['wear'])).toBeUndefined();
  expect(passage('[here](https://wear.example)', ['wear'])).toBeUndefined();
});

test('a passage of any text is short, well formed and marks a search word', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (head, tail) => {
      const excerpt = passage(`${head.repeat(20)} wear ${tail.repeat(20)}`, ['wear']);
      if (excerpt === undefined) return;
      expect(excerpt.text.length).toBeLessThanOrEqual(searchLimits.passageCharacters + 2);
      expect(excerpt.marks.length).toBeGreaterThan(0);
    }),
  );
});

test('a long text of brackets and stars is processed in linear time', () => {
  // In quadratic time it would take longer than the test may.
  const excerpt = passage(`wear ${'['.repeat(1_000_000)} ${'*'.repeat(1_000_000)}`, ['wear']);
  expect(excerpt?.text.length).toBeLessThanOrEqual(searchLimits.passageCharacters + 2);
  expect(excerpt?.marks.length).toBeGreaterThan(0);
});
