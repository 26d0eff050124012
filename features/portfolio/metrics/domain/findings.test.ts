import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compare, comparedLeast, type Comparison } from './comparison.ts';
import { countRatio, shareDifference, shiftOf, type Difference } from './differences.ts';
import {
  compareAnswers,
  compareFunnel,
  compareSubmissions,
  placeOfMost,
  splitEmptySearches,
} from './findings.ts';
import type { EmptySearches } from './metrics.ts';

const dataSets = { numRuns: 200 };
const count = fc.integer({ min: 0, max: 400 });
const share = fc
  .tuple(fc.integer({ min: 1, max: 400 }), fc.double({ min: 0, max: 1, noNaN: true }))
  .map(([whole, of]) => [Math.round(of * whole), whole] as const);
const days = fc.array(
  fc.record({
    value: fc.integer({ min: 0, max: 900 }).map((tenths) => tenths / 10),
    count: fc.integer({ min: 1, max: 4 }),
  }),
  { minLength: 1, maxLength: 30 },
);

const total = (values: readonly { readonly count: number }[]) =>
  values.reduce((sum, one) => sum + one.count, 0);
const figure = (value: number | null, before: number | null) => ({
  value,
  before,
  values: [],
  valuesBefore: [],
});

/** What is told must have an interval without 0, and enough cases. */
function expectHonest(comparison: Comparison, difference: Difference, cases: number): void {
  if (comparison.is !== 'clear') return;
  expect(difference.low * difference.high).toBeGreaterThan(0);
  expect(cases).toBeGreaterThanOrEqual(comparedLeast);
}

describe('no finding whose interval holds 0, and none of fewer than eight cases', () => {
  test('of counts', () => {
    fc.assert(
      fc.property(count, count, (now, before) => {
        const comparison = compareSubmissions({ submissions: figure(now, before) });
        if (now + before === 0) expect(comparison.is).toBe('tooFew');
        else expectHonest(comparison, countRatio(now, before), now + before);
      }),
      dataSets,
    );
  });

  test('of shares', () => {
    fc.assert(
      fc.property(share, share, (now, before) => {
        const [[reached, submissions], [reachedBefore, submissionsBefore]] = [now, before];
        const end = { stage: 'Selected', reached, submissions, reachedBefore, submissionsBefore };
        const fewest = Math.min(submissions, submissionsBefore);
        expectHonest(compareFunnel(end), shareDifference(now, before), fewest);
      }),
      dataSets,
    );
  });

  test('of days', () => {
    fc.assert(
      fc.property(days, days, (now, before) => {
        const answerShift = shiftOf(now, before);
        const decisions = figure(total(now), total(before));
        const fewest = Math.min(total(now), total(before));
        expectHonest(compareAnswers({ decisions, answerShift }), answerShift, fewest);
      }),
      dataSets,
    );
  });

  test('of a difference of 0 at the edge of its interval', () => {
    const cases = 100;
    for (const edge of [
      { value: 3, low: 0, high: 6 },
      { value: -3, low: -6, high: 0 },
    ])
      expect(compare(cases, () => edge)).toEqual({ is: 'unclear' });
    // Half of the pairs are equal, and the lower bound is among them.
    const same = [
      { value: 19.1, count: 20 },
      { value: 24.3, count: 5 },
    ];
    expect(shiftOf(same, same).low).toBeLessThanOrEqual(0);
    expect(shiftOf(same, [{ value: 19.1, count: 25 }])).toMatchObject({ value: 0, low: 0 });
  });
});

describe('a finding where the effect is there', () => {
  test('of counts: three times as many', () => {
    fc.assert(
      fc.property(fc.integer({ min: 12, max: 400 }), (before) => {
        const more = compareSubmissions({ submissions: figure(3 * before, before) });
        const fewer = compareSubmissions({ submissions: figure(before, 3 * before) });
        expect([more.is, fewer.is]).toEqual(['clear', 'clear']);
      }),
      dataSets,
    );
  });

  test('of shares: forty points', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 40, max: 400 }),
        fc.double({ min: 0, max: 0.6, noNaN: true }),
        (whole, of) => {
          const [least, most] = [Math.round(of * whole), Math.round((of + 0.4) * whole)];
          const comparison = compareFunnel({
            stage: 'Selected',
            reached: most,
            submissions: whole,
            reachedBefore: least,
            submissionsBefore: whole,
          });
          expect(comparison.is).toBe('clear');
        },
      ),
      dataSets,
    );
  });

  test('of days: as long again as all of them differ, and told is what was added', () => {
    const sample = fc.array(fc.integer({ min: 0, max: 100 }), { minLength: 8, maxLength: 60 });
    fc.assert(
      fc.property(sample, fc.integer({ min: 1, max: 30 }), (values, more) => {
        const before = values.map((value) => ({ value, count: 1 }));
        const later = values.map((value) => ({ value: value + 101 + more, count: 1 }));
        const answerShift = shiftOf(later, before);
        const decisions = figure(values.length, values.length);
        expect(compareAnswers({ decisions, answerShift })).toMatchObject({ is: 'clear' });
        expect(answerShift.value).toBe(101 + more);
      }),
      dataSets,
    );
  });
});

test('the shift is the middle of all differences, and its interval the one of the rank sum test', () => {
  const of = (values: readonly number[]) => values.map((value) => ({ value, count: 1 }));
  // Hollander and Wolfe, table 4.1: permeability of membranes at term and at 12 to 26 weeks.
  const term = [0.8, 0.83, 1.89, 1.04, 1.45, 1.38, 1.91, 1.64, 0.73, 1.46];
  const early = [1.15, 0.88, 0.9, 0.74, 1.21];
  expect(shiftOf(of(term), of(early))).toMatchObject({ value: 0.305 });
  fc.assert(
    fc.property(days, days, (now, before) => {
      const each = (some: typeof now) =>
        some.flatMap(({ value, count: times }) => Array.from({ length: times }, () => value));
      const differences = each(now)
        .flatMap((one) => each(before).map((other) => one - other))
        .toSorted((a, b) => a - b);
      const { value, low, high } = shiftOf(now, before);
      const middle = differences.length / 2;
      const at = (place: number) => differences[place - 1] ?? Number.NaN;
      expect(value).toBeCloseTo((at(Math.ceil(middle)) + at(Math.floor(middle) + 1)) / 2, 4);
      expect(low).toBeLessThanOrEqual(value + 1e-6);
      expect(high).toBeGreaterThanOrEqual(value - 1e-6);
    }),
    { numRuns: 50 },
  );
});

test('most came at one time where it is more than half beyond chance', () => {
  expect(placeOfMost([2, 3, 40])).toBe(2);
  expect(placeOfMost([20, 3, 22])).toBeNull();
  expect(placeOfMost([0, 0, 4])).toBeNull();
  expect(placeOfMost([40])).toBeNull();
});

test('a search counts as one that found nothing only for as long as it does', () => {
  const group = (query: string, today: EmptySearches['found']): EmptySearches => ({
    queries: [{ query, count: 3 }],
    count: 3,
    people: 2,
    isPeopleExact: true,
    since: '2026-10-01',
    found: today,
    savedSearches: [],
    opportunities: [],
    imports: [],
  });
  const [none, some] = [
    group('graphene seals', null),
    group('tidal kites', { query: 'tidal kites', total: 12 }),
  ];
  expect(splitEmptySearches([none, some])).toEqual({ stillEmpty: [none], nowFound: [some] });
});
