import { expect, test } from 'vitest';
import { openProgressEstimate } from './progress-estimate.ts';

test('has no rate and time left before there is enough data', () => {
  const pace = openProgressEstimate();
  expect(pace.at(0, 0, 0)).toEqual({ rows: 0, share: 0, rowsPerSecond: null, secondsLeft: null });
  expect(pace.at(1000, 100, 0.1).secondsLeft).toBeNull();
});

test('has the rate, and the time left when the share is known', () => {
  const pace = openProgressEstimate();
  pace.at(0, 0, 0);
  expect(pace.at(2000, 200, 0.2)).toEqual({
    rows: 200,
    share: 0.2,
    rowsPerSecond: 100,
    secondsLeft: 8,
  });
});

test('uses recent progress only', () => {
  const pace = openProgressEstimate();
  pace.at(0, 0, 0);
  pace.at(20_000, 20, 0.1);
  expect(pace.at(30_000, 1020, 0.6)).toMatchObject({ rowsPerSecond: 100, secondsLeft: 8 });
});

test('has only the rate when the total is unknown, and the share never decreases', () => {
  const pace = openProgressEstimate();
  pace.at(0, 50, null);
  expect(pace.at(5000, 550, null)).toMatchObject({ rowsPerSecond: 100, secondsLeft: null });
  expect(pace.at(6000, 0, null).rowsPerSecond).toBe(0);
});
