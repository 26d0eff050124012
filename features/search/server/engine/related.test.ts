import fc from 'fast-check';
import { expect, test } from 'vitest';
import { neighboursMost, relatedBelow, mergeRelated } from './related.ts';

test('rows without a matching word come last, and are flagged as related', () => {
  expect(mergeRelated([1, 2], [8, 9], false)).toEqual({
    rows: [1, 2, 8, 9],
    related: new Set([8, 9]),
  });
  expect(mergeRelated([], [8], false)).toEqual({ rows: [8], related: new Set([8]) });
});

test('semantic similarity decides between two rows with the same match', () => {
  expect(mergeRelated([1, 2, 3], [3, 9], false).rows).toEqual([3, 1, 2, 9]);
});

test('partial matches may rank below semantically similar rows', () => {
  expect(mergeRelated([1, 2, 3], [9, 2], true).rows).toEqual([2, 1, 9, 3]);
});

const rows = (most: number) => fc.uniqueArray(fc.nat(99), { maxLength: most });

test('no match is lost or repeated, and all rank above rows that are only related', () => {
  fc.assert(
    fc.property(rows(relatedBelow - 1), rows(neighboursMost), (matches, neighbours) => {
      const found = mergeRelated(matches, neighbours, false);
      const sorted = (list: Iterable<number>) => [...list].toSorted((a, b) => a - b);
      expect(sorted(found.rows)).toEqual(sorted(new Set([...matches, ...neighbours])));
      expect(sorted(found.rows.slice(0, matches.length))).toEqual(sorted(matches));
      expect(sorted(found.rows.slice(matches.length))).toEqual(sorted(found.related));
    }),
  );
});
