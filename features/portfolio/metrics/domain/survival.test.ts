import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { atRiskAt, estimateSurvival, quantileOf, stepAt, thinSteps } from './survival.ts';

const staysOf = (ended: readonly number[], open: readonly number[] = []) => [
  ...ended.map((days) => ({ days, left: 1, open: 0 })),
  ...open.map((days) => ({ days, left: 0, open: 1 })),
];

/**
 * Weeks of remission with 6-mercaptopurine: Freireich and others, Blood 21 (1963), as worked by
 * Cox and Oakes, Analysis of Survival Data (1984).
 */
const remissions = staysOf(
  [6, 6, 6, 7, 10, 13, 16, 22, 23],
  [6, 9, 10, 11, 17, 19, 20, 25, 32, 32, 34, 35],
);

describe('the published example', () => {
  const steps = estimateSurvival(remissions);
  const rounded = (value: number) => Math.round(value * 1000) / 1000;

  test('has its published estimate at each event, of as many at risk', () => {
    const events = steps.filter(({ left }) => left > 0);
    expect(events.map(({ days, atRisk, waiting }) => [days, atRisk, rounded(waiting)])).toEqual([
      [6, 21, 0.857],
      [7, 17, 0.807],
      [10, 15, 0.753],
      [13, 12, 0.69],

      [16, 11, 0.627],
      [22, 7, 0.538],
      [23, 6, 0.448],
    ]);
  });

  test('has the published log-log interval', () => {
    // As `survfit(conf.type = "log-log")` of R’s survival package prints it.
    const at = (days: number) => {
      const { low = 0, high = 0 } = stepAt(steps, days) ?? {};
      return [rounded(low), rounded(high)];
    };
    expect(at(6)).toEqual([0.62, 0.952]);
    expect(at(7)).toEqual([0.563, 0.923]);
    expect(at(10)).toEqual([0.503, 0.889]);
    expect(at(13)).toEqual([0.432, 0.849]);
    expect(at(16)).toEqual([0.368, 0.805]);
    expect(at(22)).toEqual([0.268, 0.747]);
    expect(at(23)).toEqual([0.188, 0.68]);
  });

  test('has its median, a lower quartile, and no upper one yet', () => {
    expect([0.25, 0.5, 0.75, 0.9].map((share) => quantileOf(steps, share))).toEqual([
      13,
      23,
      null,
      null,
    ]);
  });

  test('tells how many were waiting for so long', () => {
    expect([0, 6, 10, 20, 30, 36].map((days) => atRiskAt(steps, days))).toEqual([
      21, 21, 15, 8, 4, 0,
    ]);
  });
});

const stays = fc.array(
  fc.record({
    days: fc.integer({ min: 0, max: 200 }).map((tenths) => tenths / 10),
    left: fc.integer({ min: 0, max: 3 }),
    open: fc.integer({ min: 0, max: 3 }),
  }),
  { maxLength: 80 },
);

describe('of any stays', () => {
  test('the share that waits only falls, within its interval', () => {
    fc.assert(
      fc.property(stays, (list) => {
        let before = 1;
        for (const { waiting, low, high, atRisk, left } of estimateSurvival(list)) {
          expect(waiting).toBeLessThanOrEqual(before);
          expect(low).toBeGreaterThanOrEqual(0);
          expect(high).toBeLessThanOrEqual(1);
          expect(low).toBeLessThanOrEqual(waiting + 1e-9);
          expect(high).toBeGreaterThanOrEqual(waiting - 1e-9);
          expect(atRisk).toBeGreaterThanOrEqual(left);
          before = waiting;
        }
      }),
    );
  });

  test('where none is open it is the share of those who stayed longer', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 30 }), { minLength: 1 }), (ended) => {
        for (const { days, waiting } of estimateSurvival(staysOf(ended))) {
          const longer = ended.filter((one) => one > days).length;
          expect(waiting).toBeCloseTo(longer / ended.length, 9);
        }
      }),
    );
  });

  test('an open stay never makes a quantile shorter, and one that has just begun changes nothing', () => {
    fc.assert(
      fc.property(stays, fc.constantFrom(0.25, 0.5, 0.75, 0.9), (list, share) => {
        const quantile = quantileOf(estimateSurvival(list), share);
        const long = estimateSurvival([...list, { days: 40, left: 0, open: 5 }]);
        expect(quantileOf(long, share) ?? Infinity).toBeGreaterThanOrEqual(quantile ?? Infinity);
        const young = [{ days: -1, left: 0, open: 9 }, ...list];
        expect(quantileOf(estimateSurvival(young), share)).toBe(quantile);
      }),
    );
  });

  test('a thinned curve is equal where its steps are, and loses nobody', () => {
    const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
    fc.assert(
      fc.property(stays, fc.integer({ min: 1, max: 20 }), (list, most) => {
        const steps = estimateSurvival(list);
        const thin = thinSteps(steps, most);
        expect(thin.length).toBeLessThanOrEqual(most);
        expect(sum(thin.map(({ left, open }) => left + open))).toBe(
          sum(steps.map(({ left, open }) => left + open)),
        );
        expect(thin.at(-1)?.waiting).toBe(steps.at(-1)?.waiting);
        for (const { days, waiting } of thin) expect(stepAt(steps, days)?.waiting).toBe(waiting);
      }),
    );
  });

  test('of none nothing is known', () => {
    expect(estimateSurvival([])).toEqual([]);
    expect(quantileOf([], 0.5)).toBeNull();
    expect(stepAt([], 3)).toBeNull();
  });
});
