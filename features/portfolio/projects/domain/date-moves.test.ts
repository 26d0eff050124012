import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { daysBetween, sumOfMoves } from './date-moves.ts';

const day = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

/** The moves that lead through these values of a date; null: there was none. */
const movesThrough = (values: readonly (string | null)[]) =>
  values
    .slice(1)
    .map((to, index) => ({ from: values[index] ?? null, to }))
    .filter(({ from, to }) => from !== to);

test('the days of all moves are those from the first date to the last', () => {
  fc.assert(
    fc.property(fc.array(fc.option(day)), (values) => {
      const dates = values.filter((value) => value !== null);
      const [first, last] = [dates[0], dates.at(-1)];
      const { days } = sumOfMoves(movesThrough(values));
      expect(days).toBe(first && last ? daysBetween(first, last) : 0);
    }),
  );
});

test('each change to another date is a move, clearing it in between or not', () => {
  fc.assert(
    fc.property(fc.array(fc.option(day)), (values) => {
      const dates = values.filter((value) => value !== null);
      const changes = dates.filter((date, index) => index > 0 && date !== dates[index - 1]);
      expect(sumOfMoves(movesThrough(values)).times).toBe(changes.length);
    }),
  );
});

test('moved three times, 47 days in all', () => {
  const values = ['2026-06-01', '2026-07-01', '2026-06-21', null, '2026-07-18'];
  expect(sumOfMoves(movesThrough(values))).toEqual({ times: 3, days: 47 });
});
