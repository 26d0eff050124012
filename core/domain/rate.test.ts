import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fewCases, rateOf, rateWords, shareText } from './rate.ts';

describe('a rate', () => {
  test.each([
    // Published: Newcombe, Statistics in Medicine 17 (1998), table I, method 3.
    { part: 81, whole: 263, low: 26, high: 37 },
    { part: 15, whole: 148, low: 6, high: 16 },
    { part: 0, whole: 20, low: 0, high: 16 },
    { part: 1, whole: 29, low: 1, high: 17 },
    { part: 3, whole: 7, low: 16, high: 75 },
  ])('of $part of $whole lies between $low and $high%', ({ part, whole, low, high }) => {
    expect(rateOf(part, whole)).toMatchObject({ low, high });
  });

  test('of fewer than thirty cases is told with its interval, of thirty as a percentage', () => {
    expect(rateWords(3, 7)).toBe('3 of 7, between 16 and 75%');
    expect(rateWords(29, 29)).toBe('29 of 29, between 88 and 100%');
    expect(rateWords(1500, 3000, 'en')).toBe('1,500 of 3,000, 50%');
    expect([shareText(3, 7), shareText(15, 30)]).toEqual(['3 of 7', '50%']);
  });

  test('of nothing is not told', () => {
    expect(rateOf(0, 0)).toBeNull();
    expect([rateWords(0, 0), shareText(0, 0)]).toEqual(['–', '–']);
  });

  test('contains its share, stays within 0 and 100, and narrows with more cases', () => {
    const counts = fc
      .integer({ min: 1, max: 400 })
      .chain((whole) => fc.integer({ min: 0, max: whole }).map((part) => ({ part, whole })));
    fc.assert(
      fc.property(counts, ({ part, whole }) => {
        const { percent, low = -1, high = 101, isOfFew } = rateOf(part, whole) ?? {};
        const more = rateOf(part * 4, whole * 4);
        expect(low).toBeGreaterThanOrEqual(0);
        expect(high).toBeLessThanOrEqual(100);
        expect(low).toBeLessThanOrEqual(percent ?? -1);
        expect(high).toBeGreaterThanOrEqual(percent ?? 101);
        expect((more?.high ?? 0) - (more?.low ?? 0)).toBeLessThanOrEqual(high - low);
        expect(isOfFew).toBe(whole < fewCases);
      }),
    );
  });
});
