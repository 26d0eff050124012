import fc from 'fast-check';
import { expect, test } from 'vitest';
import { neighboursMost, relatedBelow, mergeRelated } from './related.ts';

test('what no word matched comes after, and is told apart', () => {
  expect(mergeRelated([1, 2], [8, 9], false)).toEqual({
    rows: [1, 2, 8, 9],
    related: new Set([8, 9]),
  });
  expect(mergeRelated([], [8], false)).toEqual({ rows: [8], related: new Set([8]) });
});

test('of two that words match, nearness in meaning decides', () => {
  expect(mergeRelated([1, 2, 3], [3, 9], false).rows).toEqual([3, 1, 2, 9]);
});

test('matches of only some of the words may come after what means the like', () => {
  expect(mergeRelated([1, 2, 3], [9, 2], true).rows).toEqual([2, 1, 9, 3]);
});

const rows = (most: number) => fc.uniqueArray(fc.nat(99), { maxLength: most });

test('no match is lost, none comes twice, and all come before all that are only related', () => {
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
