import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  aggregateByCriterion,
  aggregateScores,
  isScoreComplete,
  rescaleScore,
  weightedMeanOf,
  refusalOfScore,
  type GivenScore,
} from './score-calculation.ts';
import { defaultScorecard, type Criterion } from './scorecard.ts';

const ids = ['a', 'b', 'c', 'd'] as const;
const criteria: fc.Arbitrary<Criterion[]> = fc
  .subarray([...ids], { minLength: 1 })
  .chain((some) =>
    fc.tuple(
      ...some.map((id) =>
        fc.record({ id: fc.constant(id), weight: fc.integer({ min: 1, max: 10 }) }),
      ),
    ),
  )
  .map((some) => some.map(({ id, weight }) => ({ id, name: id, weight })));
const card = fc.record({ scale: fc.integer({ min: 2, max: 10 }), criteria });

/** A random score: possibly on an older card, with missing or removed criteria, and another scale. */
const anyScore = fc.integer({ min: 2, max: 10 }).chain((scale) =>
  fc.record({
    scale: fc.constant(scale),
    values: fc.dictionary(fc.constantFrom(...ids, 'gone'), fc.integer({ min: 1, max: scale })),
  }),
);
const judges = fc.array(anyScore, { maxLength: 8 });

const two = (one: number, other: number, scale = 5) =>
  aggregateScores(
    [one, other].map((value) => ({ scale, values: { fit: value } })),
    { scale, criteria: [{ id: 'fit', name: 'Fit', weight: 1 }] },
  );

test('overall and means are within the scale, and the spread within half of its range', () => {
  fc.assert(
    fc.property(judges, card, (all, cardInForce) => {
      const { scale } = cardInForce;
      const figure = aggregateScores(all, cardInForce);
      for (const one of figure ? [figure] : []) {
        expect(one.overall).toBeGreaterThanOrEqual(1);
        expect(one.overall).toBeLessThanOrEqual(scale);
        expect(one.spread).toBeGreaterThanOrEqual(0);
        expect(one.spread).toBeLessThanOrEqual((scale - 1) / 2 + 1e-4);
      }
      for (const { mean } of aggregateByCriterion(all, cardInForce)) {
        if (mean === null) continue;
        expect(mean).toBeGreaterThanOrEqual(1);
        expect(mean).toBeLessThanOrEqual(scale);
      }
    }),
  );
});

test('the order of judges and criteria does not matter', () => {
  fc.assert(
    fc.property(judges, card, (all, cardInForce) => {
      const turned = { ...cardInForce, criteria: cardInForce.criteria.toReversed() };
      const figure = aggregateScores(all, cardInForce);
      const other = aggregateScores(all.toReversed(), turned);
      expect(other?.count).toBe(figure?.count);
      expect(other?.overall ?? 0).toBeCloseTo(figure?.overall ?? 0, 3);
      expect(other?.spread ?? 0).toBeCloseTo(figure?.spread ?? 0, 3);
    }),
  );
});

test('only the ratio of weights matters', () => {
  fc.assert(
    fc.property(judges, card, fc.integer({ min: 2, max: 9 }), (all, cardInForce, times) => {
      const heavier = cardInForce.criteria.map((one) => ({ ...one, weight: one.weight * times }));
      expect(aggregateScores(all, { ...cardInForce, criteria: heavier })?.overall ?? 0).toBeCloseTo(
        aggregateScores(all, cardInForce)?.overall ?? 0,
        3,
      );
    }),
  );
});

test('judges with equal scores have no spread, however many', () => {
  fc.assert(
    fc.property(anyScore, card, fc.integer({ min: 1, max: 9 }), (one, cardInForce, count) => {
      const figure = aggregateScores(
        Array.from({ length: count }, () => one),
        cardInForce,
      );
      expect(figure?.overall ?? null).toBe(weightedMeanOf(one, cardInForce));
      expect(figure?.isDisputed ?? false).toBe(false);
    }),
  );
});

test('a single judge has no spread', () => {
  fc.assert(
    fc.property(anyScore, card, (one, cardInForce) => {
      expect(aggregateScores([one], cardInForce)?.isDisputed ?? false).toBe(false);
    }),
  );
});

test('the further apart two judges are, the larger the spread', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 10 }), fc.nat(9), fc.nat(9), (scale, first, second) => {
      const [near, far] = [first, second].map((one) => 1 + (one % scale)).toSorted((a, b) => a - b);
      const nearer = two(1, near ?? 1, scale);
      const further = two(1, far ?? 1, scale);
      expect(further?.spread).toBeGreaterThanOrEqual(nearer?.spread ?? 0);
      if (nearer?.isDisputed) expect(further?.isDisputed).toBe(true);
    }),
  );
});

test('rescaling keeps ends and order, and rescaling back restores the score', () => {
  const scale = fc.integer({ min: 2, max: 10 });
  fc.assert(
    fc.property(anyScore, scale, (one, to) => {
      const moved = rescaleScore(one, to);
      for (const [id, value] of Object.entries(one.values)) {
        if (value === 1) expect(moved.values[id]).toBe(1);
        if (value === one.scale) expect(moved.values[id]).toBe(to);
        expect(rescaleScore(moved, one.scale).values[id]).toBeCloseTo(value, 2);
      }
    }),
  );
});

describe('examples', () => {
  test('half the scale apart is disputed, one step is not', () => {
    expect(two(3, 5)).toMatchObject({ overall: 4, spread: 1, isDisputed: true });
    expect(two(4, 5)).toMatchObject({ overall: 4.5, spread: 0.5, isDisputed: false });
  });

  test('weights count: (3·5 + 2·3 + 2·4 + 1·1) / 8', () => {
    const values = { fit: 5, maturity: 3, team: 4, pilot: 1 };
    expect(weightedMeanOf({ values, scale: 5 }, defaultScorecard)).toBe(3.75);
  });

  test('a criterion that was added later is averaged over the judges who scored it', () => {
    const scores: GivenScore[] = [
      { scale: 5, values: { fit: 4 } },
      { scale: 5, values: { fit: 2, maturity: 4 } },
      { scale: 5, values: { gone: 1 } },
    ];
    expect(aggregateByCriterion(scores, defaultScorecard).slice(0, 2)).toEqual([
      { id: 'fit', mean: 3, spread: 1 },
      { id: 'maturity', mean: 4, spread: 0 },
    ]);
    expect(aggregateByCriterion(scores, defaultScorecard)[2]).toEqual({
      id: 'team',
      mean: null,
      spread: null,
    });
    expect(aggregateScores(scores, defaultScorecard)).toMatchObject({ count: 2, overall: 3.4 });
    expect(aggregateScores(scores.slice(2), defaultScorecard)).toBeNull();
  });

  test('a score has a whole number for every criterion, and nothing else', () => {
    const whole = { fit: 1, maturity: 5, team: 3, pilot: 2 };
    expect(refusalOfScore(whole, defaultScorecard)).toBeNull();
    expect(isScoreComplete({ values: whole, scale: 5 }, defaultScorecard)).toBe(true);
    const { pilot: _, ...three } = whole;
    const spoiled = [three, { ...whole, more: 1 }, { ...whole, fit: 0 }];
    for (const values of [...spoiled, { ...whole, fit: 6 }, { ...whole, fit: 2.5 }]) {
      expect(refusalOfScore(values, defaultScorecard)?.code).toBe('score.incomplete');
    }
  });

  test('inherited properties of an object are not scores', () => {
    const criteria = [{ id: 'constructor', name: 'Constructor', weight: 1 }];
    expect(weightedMeanOf({ values: {}, scale: 5 }, { scale: 5, criteria })).toBeNull();
  });
});
