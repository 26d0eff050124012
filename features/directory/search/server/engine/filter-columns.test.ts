import { expect, test } from 'vitest';
import {
  NumberColumn,
  OneValueColumn,
  ManyValuesColumn,
  openFilterColumns,
} from './filter-columns.ts';

const rowsOf = (count: number) => Uint32Array.from({ length: count }, (_, row) => row);

/** Codes beyond one and two bytes. */
test.for([300, 70_000])('%i values of a column are told apart', (count) => {
  const one = new OneValueColumn();
  const many = new ManyValuesColumn();
  for (let row = 0; row < count; row += 1) {
    one.set(row, `value ${row}`);
    many.set(row, [`value ${row}`, 'shared']);
  }
  for (const row of [0, 254, 255, 256, count - 1]) {
    const passing = (column: OneValueColumn | ManyValuesColumn) =>
      rowsOf(count).filter(column.anyOf([`value ${row}`]));
    expect([...passing(one)]).toEqual([row]);
    expect([...passing(many)]).toEqual([row]);
  }
  expect(many.facet(rowsOf(count))[0]).toEqual({ value: 'shared', count });
  expect(one.facet([1, 1, 2])).toEqual([
    { value: 'value 1', count: 2 },
    { value: 'value 2', count: 1 },
  ]);
});

test('what is unknown is in no bar, and a changed number in its own', () => {
  const column = new NumberColumn({ edges: [10, 20], bytes: 4 });
  for (const [row, value] of [5, 10, 25, null, 15].entries()) column.set(row, value);
  column.set(0, 30);
  expect(column.facet(rowsOf(5)).map(({ count }) => count)).toEqual([0, 2, 2]);
});

test('room for many rows holds what was set before', () => {
  const { kinds, funding } = openFilterColumns();
  kinds.set(3, 'startup');
  funding.set(3, 5);
  for (const column of [kinds, funding]) column.reserve(100_000);
  expect(kinds.facet([3])).toEqual([{ value: 'startup', count: 1 }]);
  expect(funding.within({ from: 5, to: 5 })(3)).toBe(true);
});

test('spellings that differ in case and separators are one value, called as most companies write it', () => {
  const column = new OneValueColumn();
  const spellings = ['late-bloomer', 'Late bloomer', 'Late bloomer', 'Other', null];
  for (const [row, value] of spellings.entries()) column.set(row, value);
  const counted = () => column.facet(rowsOf(5));
  expect(counted()).toEqual([
    { value: 'Late bloomer', count: 3 },
    { value: 'Other', count: 1 },
  ]);
  const passing = rowsOf(5).filter(column.anyOf(['LATE_BLOOMER']));
  expect(passing).toEqual(Uint32Array.of(0, 1, 2));
  expect(column.spellingsOf(['Late-Bloomer'])).toEqual(['late-bloomer', 'Late bloomer']);
  expect(column.spellingsOf(['unheard'])).toEqual([]);
  for (const row of [1, 3]) column.set(row, 'late-bloomer');
  expect(counted()).toEqual([{ value: 'late-bloomer', count: 4 }]);
  column.set(0, null);
  column.set(1, null);
  column.set(3, null);
  expect(counted()).toEqual([{ value: 'Late bloomer', count: 1 }]);
});
