import fc from 'fast-check';
import { expect, test } from 'vitest';
import { colourOf, shadeOf, shadeBounds, shadeLabels } from './colour-scale.ts';

test.each([
  [0, []],
  [1, ['1']],
  [2, ['1', '2']],
  [5, ['1', '2', '3', '4–5']],
  [38, ['1–2', '3–6', '7–20', '21–38']],
  [120, ['1–3', '4–10', '11–40', '41–120']],
  [2000, ['1–7', '8–40', '41–300', '301–2,000']],
])('the shades up to %d are labelled %j', (most, words) => {
  expect(shadeLabels(shadeBounds(most))).toEqual(words);
});

test('a larger count is never lighter, the largest is darkest, and zero has no shade', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 5000 }), fc.nat(5000), fc.nat(5000), (most, one, two) => {
      const bounds = shadeBounds(most);
      expect(bounds).toEqual([...new Set(bounds)].toSorted((a, b) => a - b));
      const [less, more] = [Math.min(one, two, most), Math.min(Math.max(one, two), most)];
      expect(shadeOf(less, bounds)).toBeLessThanOrEqual(shadeOf(more, bounds));
      expect(shadeOf(most, bounds)).toBe(100);
      expect(shadeOf(0, bounds)).toBe(0);
    }),
  );
});

test('the colour is mixed from tokens, so that it works in light and dark', () => {
  expect(colourOf(75)).toContain('var(--color-accent) 75%');
});
