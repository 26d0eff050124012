import { expect, test } from 'vitest';
import { scoreOf, type PartValues } from './score.ts';
import { priceOfUnseen } from './unseen-first.ts';
import { formatWeights, parseWeights, usualWeights } from './weights.ts';

const nothing = { tags: 0, stage: null, place: null, momentum: 0, wishes: null, avoided: 0 };
const row = (id: string, topic: number, novelty: number) => ({
  id,
  isExact: false,
  values: { ...nothing, topic, novelty } satisfies PartValues,
});

/** Twelve that are listed and relevant, twelve that nobody has dealt with and less so. */
const rows = [
  ...Array.from({ length: 12 }, (_, nth) => row(`listed ${nth}`, 1, 0.6)),
  ...Array.from({ length: 12 }, (_, nth) => row(`unseen ${nth}`, 0.5, 1)),
];

test('without "Prefer new companies" there is no price', () => {
  expect(priceOfUnseen(rows, usualWeights)).toEqual({
    first: 10,
    unseen: 0,
    unseenBefore: 0,
    relevance: 0,
  });
});

test('its price is the relevance that the first ten lose', () => {
  expect(priceOfUnseen(rows, { ...usualWeights, unseen: 10 })).toEqual({
    first: 10,
    unseen: 10,
    unseenBefore: 0,
    relevance: -0.5,
  });
});

test('fewer than ten are counted as they are, and no relevance has no price', () => {
  expect(priceOfUnseen([row('one', 0, 1)], { ...usualWeights, unseen: 5 })).toEqual({
    first: 1,
    unseen: 1,
    unseenBefore: 1,
    relevance: null,
  });
  expect(priceOfUnseen([], usualWeights)).toMatchObject({ first: 0, relevance: null });
});

test('at most nine tenths of the score: what is equally new is in order of the rest', () => {
  const all = { ...usualWeights, unseen: 10 };
  const [more, less] = [row('more', 1, 1), row('less', 0.5, 1)];
  expect(scoreOf(more.values, all).score).toBeGreaterThan(scoreOf(less.values, all).score);
  const none = { topic: 0, tags: 0, stage: 0, place: 0, momentum: 0, novelty: 0, wishes: 0 };
  expect(scoreOf(more.values, { ...none, unseen: 10 })).toEqual({
    score: 90,
    parts: [{ name: 'novelty', points: 90 }],
  });
});

test('weights are read from an address as they were written, and broken ones are ignored', () => {
  const weights = { ...usualWeights, unseen: 7 };
  expect(parseWeights(formatWeights(weights))).toEqual(weights);
  for (const broken of ['', '1-2', '1-2-3-4-5-6-7-11', '1-2-3-4-5-6-7-x', 7, null]) {
    expect(parseWeights(broken)).toBeUndefined();
  }
});
