import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { limits } from '#core/domain/limits.ts';
import { passage } from './passage.ts';

const marked = (text: string | null, ...words: string[]) => {
  const found = passage(text, words);
  return found?.marks.map(([from, to]) => found.text.slice(from, to));
};

test('a short text is shown whole, without its Markdown', () => {
  expect(passage('# Need\n\nLess **wear** in gears.', ['wear'])).toEqual({
    text: 'Need Less wear in gears.',
    marks: [[10, 14]],
  });
});

test('of a long one the words around the first match are shown, cut between words', () => {
  const long = `${'some words before '.repeat(30)}then bearings ${'and words behind '.repeat(30)}`;
  const found = passage(long, ['bearing']);
  expect(found?.text).toMatch(
    /^…(?:some|words|before) .* then bearings and .*(?:words|behind|and)…$/u,
  );
  expect(marked(long, 'bearing')).toEqual(['bearing']);
});

test('a text that holds none has no passage, nor does one that holds it out of sight', () => {
  expect(passage('Quiet gears', ['wear'])).toBeUndefined();
  expect(passage(null, ['wear'])).toBeUndefined();
  expect(passage('[here](https://wear.example)', ['wear'])).toBeUndefined();
});

test('whatever the text, the passage is short, well formed and marks what was looked for', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (head, tail) => {
      const found = passage(`${head.repeat(20)} wear ${tail.repeat(20)}`, ['wear']);
      if (found === undefined) return;
      expect(found.text.length).toBeLessThanOrEqual(limits.passageCharacters + 2);
      expect(found.marks.length).toBeGreaterThan(0);
    }),
  );
});

test('a long text takes no time', () => {
  const startedAt = performance.now();
  passage(`${'['.repeat(50_000)} wear ${'*'.repeat(50_000)}`, ['wear']);
  expect(performance.now() - startedAt).toBeLessThan(1000);
});
