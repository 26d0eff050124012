import fc from 'fast-check';
import { expect, test } from 'vitest';
import { splitIntoBatches } from './import-batches.ts';

test('every row is sent once, in its order, and no batch is too large unless one row is', () => {
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
