import fc from 'fast-check';
import { expect, test } from 'vitest';
import { leadOf } from './lead.ts';
import type { QueryTerms } from './query-terms.ts';
import { sketchOf, WordSketches } from './word-sketches.ts';

const termsOf = (...likely: readonly string[][]) => ({ likely }) as unknown as QueryTerms;

const word = fc.stringMatching(/^[b-z]{5,8}$/u);

test('the nearer to the beginning a word stands, the more; without it nothing', () => {
  fc.assert(
    fc.property(fc.uniqueArray(word, { minLength: 3, maxLength: 16 }), (words) => {
      const sketches = new WordSketches();
      const [meant = '', ...others] = words;
      const texts = Array.from({ length: words.length }, (_, nth) =>
        others.toSpliced(nth, 0, meant),
      );
      for (const [row, text] of [...texts, others].entries()) sketches.set(row, sketchOf(text));
      const lead = leadOf(sketches, termsOf([meant]), Array(texts.length + 1).keys());
      expect(lead.get(0)).toBe(1);
      for (let row = 1; row < texts.length; row += 1) {
        expect(lead.get(row)).toBeLessThan(lead.get(row - 1) ?? 0);
      }
      expect(lead.has(texts.length)).toBe(false);
    }),
  );
});

test('every word of the query counts the same, by the first of what it may mean; what is to be missing does not', () => {
  const sketches = new WordSketches();
  sketches.set(0, sketchOf(['pump', 'steel', 'valve']));
  const leadBy = (...likely: string[][]) => leadOf(sketches, termsOf(...likely), [0]).get(0);
  expect(leadBy(['pump'], ['glass'])).toBe(0.5);
  expect(leadBy(['valve', 'pump'])).toBe(1);
  expect(leadBy(['pump'], ['!steel'])).toBe(1);
});
