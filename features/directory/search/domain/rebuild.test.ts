import { expect, test } from 'vitest';
import { isQuickRebuild, percentOf, progressOf } from './rebuild.ts';

const begunAt = '2026-01-01T00:00:00.000Z';
const counted = { begunAt, seconds: 10, done: 200, total: 1000, problem: null };

test('rate and remaining time follow from progress', () => {
  expect(progressOf(counted)).toMatchObject({ perSecond: 20, secondsLeft: 40 });
});

test.each([
  ['it has not begun', { begunAt: null, seconds: 0, done: 0 }],
  ['it has only just begun', { seconds: 0.1, done: 50 }],
  ['nothing is done yet', { done: 0 }],
])('are unknown while %s', (_when, differing) => {
  const progress = progressOf({ ...counted, ...differing });
  expect(progress).toMatchObject({ perSecond: null, secondsLeft: null });
});

test('are known for the slowest one, too', () => {
  expect(progressOf({ ...counted, seconds: 86_400, done: 1, total: 3 })).toMatchObject({
    perSecond: 1,
    secondsLeft: 2,
  });
});

test('more companies done than counted first gives no negative time', () => {
  expect(progressOf({ ...counted, done: 1010 })).toMatchObject({ total: 1010, secondsLeft: 0 });
});

test('100 % is reported only when nothing is left', () => {
  expect(percentOf({ done: 999_999, total: 1_000_000 })).toBe(99);
  expect(percentOf({ done: 5, total: 5 })).toBe(100);
  expect(percentOf({ done: 0, total: 0 })).toBe(0);
});

test('a rebuild is quick while somebody waits for it', () => {
  const unhurried = ['asked', 'outgrown', 'vectors'] as const;
  for (const reason of unhurried) expect(isQuickRebuild(reason, false), reason).toBe(false);
  for (const reason of ['missing', 'broken', 'differs', 'bulkLoad'] as const) {
    expect(isQuickRebuild(reason, false), reason).toBe(true);
  }
  expect(isQuickRebuild('asked', true)).toBe(true);
});
