import { expect, test } from 'vitest';
import { firstCycleFrom } from './first-cycle.ts';

test.each([
  ['2027-01-01', 'Spring 2027', '2027-06-30'],
  ['2027-05-01', 'Spring 2027', '2027-06-30'],
  ['2027-05-02', 'Autumn 2027', '2027-12-31'],
  ['2027-07-01', 'Autumn 2027', '2027-12-31'],
  ['2027-11-02', 'Spring 2028', '2028-06-30'],
])('on %s it is %s, until %s', (firstDay, name, lastDay) => {
  expect(firstCycleFrom(firstDay)).toEqual({ name, firstDay, lastDay });
});
