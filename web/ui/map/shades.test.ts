import fc from 'fast-check';
import { expect, test } from 'vitest';
import { colourOf, shadeOf, shadesUpTo, shadeWords } from './shades.ts';

test.each([
  [0, []],
  [1, ['1']],
  [2, ['1', '2']],
  [5, ['1', '2', '3–4', '5']],
  [100, ['1–4', '5–16', '17–40', '41–65', '66–100']],
  [515, ['1–25', '26–85', '86–190', '191–330', '331–515']],
])('up to %d they stand for %j', (most, words) => {
  expect(shadeWords(shadesUpTo(most))).toEqual(words);
});

test('more is never lighter, the most is darkest among several, and nothing has no shade', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 5000 }), fc.nat(5000), fc.nat(5000), (most, one, two) => {
      const bounds = shadesUpTo(most);
      const [less, more] = [Math.min(one, two), Math.max(one, two)];
      expect(shadeOf(less, bounds) ?? 0).toBeLessThanOrEqual(shadeOf(more, bounds) ?? 0);
      expect(shadeOf(most, bounds)).toBe(1);
      expect(shadeOf(0, bounds)).toBeNull();
    }),
  );
});

test('the colour is mixed from that of the land, so that it fits light and dark', () => {
  expect(colourOf(null)).toBe('var(--map-land)');
  expect(colourOf(1)).toContain('var(--color-accent) 78%');
});
