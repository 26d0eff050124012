import { expect, test } from 'vitest';
import { inOrderOf } from './facet-order.ts';

const before = [
  { value: 'SE', count: 9 },
  { value: 'DE', count: 8 },
  { value: 'FI', count: 1 },
];
const after = [
  { value: 'DE', count: 5 },
  { value: 'NO', count: 4 },
  { value: 'SE', count: 2 },
];

test('values keep their place when their counts change, without a count if they are gone', () => {
  expect(inOrderOf(before, after)).toEqual([
    { value: 'SE', count: 2 },
    { value: 'DE', count: 5 },
    { value: 'FI', count: 0 },
    { value: 'NO', count: 4 },
  ]);
});

test('without earlier counts, the order is that of the new ones', () => {
  expect(inOrderOf(undefined, after)).toEqual(after);
});
