import fc from 'fast-check';
import { expect, test } from 'vitest';
import { splitIntoBatches } from './import-batches.ts';

test('every row is sent once and in order, and a batch is too large only if a single row is', () => {
  const most = { rows: 5, bytes: 60 };
  fc.assert(
    fc.property(fc.array(fc.string({ maxLength: 80 })), (rows) => {
      const batches = splitIntoBatches(rows, most);
      expect(batches.flatMap((batch) => batch.rows)).toEqual(rows);
      for (const { first, rows: some } of batches) {
        expect(rows[first - 1]).toBe(some[0]);
        expect(some.length).toBeLessThanOrEqual(most.rows);
        const bytes = Buffer.byteLength(some.map((row) => JSON.stringify(row)).join());
        if (some.length > 1) expect(bytes).toBeLessThanOrEqual(most.bytes);
      }
    }),
  );
});

const sizesOf = (rows: readonly string[], bytes: number) =>
  splitIntoBatches(rows, { rows: 3, bytes }).map((batch) => batch.rows.length);

test('batches are filled exactly up to the row and byte limits', () => {
  const rows = ['aa', 'bb', 'cc', 'dd'];
  expect(sizesOf(rows, 1000)).toEqual([3, 1]);
  // With quotation marks and a comma: five bytes each.
  expect(sizesOf(rows, 15)).toEqual([3, 1]);
  expect(sizesOf(rows, 14)).toEqual([2, 2]);
  expect(sizesOf(rows, 9)).toEqual([1, 1, 1, 1]);
});

test.each([
  ['one byte', '~', 1],
  ['the first of two bytes', '\u{80}', 2],
  ['the last of two bytes', '\u{7ff}', 2],
  ['the first of three bytes', '\u{800}', 3],
  ['the last of three bytes', '\u{ffff}', 3],
  ['a pair', '\u{10000}', 4],
])('%s counts as it is sent', (_what, character, bytes) => {
  const size = 2 * (bytes + 3);
  expect(sizesOf([character, character], size)).toEqual([2]);
  expect(sizesOf([character, character], size - 1)).toEqual([1, 1]);
});
