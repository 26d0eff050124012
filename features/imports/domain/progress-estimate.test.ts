import { expect, test } from 'vitest';
import { openProgressEstimate } from './progress-estimate.ts';

test('says nothing of rate and time left before it can know them', () => {
  const pace = openProgressEstimate();
  expect(pace.at(0, 0, 0)).toEqual({ rows: 0, share: 0, rowsPerSecond: null, secondsLeft: null });
  expect(pace.at(1000, 100, 0.1).secondsLeft).toBeNull();
});

test('tells the rate, and from the share how long it still takes', () => {
  const pace = openProgressEstimate();
  pace.at(0, 0, 0);
  expect(pace.at(2000, 200, 0.2)).toEqual({
    ...{ rows: 200, share: 0.2 },
    ...{ rowsPerSecond: 100, secondsLeft: 8 },
  });
});

test('what went on long ago counts no more', () => {
  const pace = openProgressEstimate();
  pace.at(0, 0, 0);
  pace.at(20_000, 20, 0.1);
  expect(pace.at(30_000, 1020, 0.6)).toMatchObject({ rowsPerSecond: 100, secondsLeft: 8 });
});

test('of what has no known end it tells the rate alone, and nothing runs backwards', () => {
  const pace = openProgressEstimate();
  pace.at(0, 50, null);
  expect(pace.at(5000, 550, null)).toMatchObject({ rowsPerSecond: 100, secondsLeft: null });
  expect(pace.at(6000, 0, null).rowsPerSecond).toBe(0);
});
