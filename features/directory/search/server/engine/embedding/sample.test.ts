import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Sample } from './sample.ts';

const sampled = (texts: readonly string[], most: number) => {
  const sample = new Sample(most, 100);
  for (const text of texts) sample.add(text);
  return sample.texts();
};

test('few texts are all kept, without duplicates and empty ones', () => {
  expect(sampled(['a', 'b', 'a', ''], 10).toSorted()).toEqual(['a', 'b']);
});

test('many texts are cut to the maximum, and to no less than about half of it', () => {
  const texts = Array.from({ length: 5000 }, (_, index) => `company ${index}`);
  const { length } = sampled(texts, 400);
  expect(length).toBeLessThanOrEqual(400);
  expect(length).toBeGreaterThan(150);
});

test('the sample does not depend on the order', () => {
  fc.assert(
    fc.property(
      fc.array(fc.string(), { maxLength: 50 }),
      fc.integer({ min: 1, max: 9 }),
      (all, most) => {
        expect(sampled(all.toReversed(), most)).toEqual(sampled(all, most));
      },
    ),
  );
});

test('a long text is cut', () => {
  expect(sampled(['x'.repeat(1000)], 1)).toEqual(['x'.repeat(100)]);
});
