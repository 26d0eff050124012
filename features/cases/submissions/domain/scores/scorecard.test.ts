import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import {
  CriterionId,
  Scorecard,
  ScorecardDraft,
  criterionIdFor,
  defaultScorecard,
} from './scorecard.ts';

test('the default card is valid', () => {
  expect(z.safeParse(Scorecard, defaultScorecard).error).toBeUndefined();
});

test('two criteria with the same name or id are refused', () => {
  const [first] = defaultScorecard.criteria;
  for (const twin of [
    { ...first, id: 'other', name: 'FIT TO THE NEED' },
    { ...first, name: 'Other' },
  ]) {
    const criteria = [...defaultScorecard.criteria, twin];
    expect(z.safeParse(ScorecardDraft, { scale: 5, criteria }).success).toBe(false);
  }
});

test('a new criterion gets a unique id, whatever its name', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'grapheme' }), { maxLength: 12 }), (names) => {
      const ids = names.reduce<string[]>(
        (taken, name) => [...taken, criterionIdFor(name, taken)],
        [],
      );
      expect(new Set(ids).size).toBe(ids.length);
      for (const id of ids) expect(z.safeParse(CriterionId, id).success).toBe(true);
    }),
  );
});
