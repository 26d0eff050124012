import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fuseRankings } from './rank-fusion.ts';

const ids = fc.uniqueArray(fc.constantFrom(...'abcdefghij'), { maxLength: 10 });
const idsOf = (rankings: Parameters<typeof fuseRankings<string>>[0]) =>
  fuseRankings(rankings).map(({ id }) => id);

test('an id in both rankings comes before one at the same place in only one', () => {
  expect(idsOf([{ ids: ['a', 'b'] }, { ids: ['c', 'b'] }])).toEqual(['b', 'a', 'c']);
});

test('a first place is worth 1/61', () => {
  expect(fuseRankings([{ ids: ['a'] }])).toEqual([{ id: 'a', score: 1 / 61 }]);
  expect(fuseRankings([{ ids: ['a'], weight: 2 }])).toEqual([{ id: 'a', score: 2 / 61 }]);
});

test('one ranking alone stays as it is', () => {
  fc.assert(
    fc.property(ids, (one) => {
      expect(idsOf([{ ids: one }])).toEqual(one);
    }),
  );
});

test('every id of the rankings comes once, and no other', () => {
  fc.assert(
    fc.property(ids, ids, (one, other) => {
      const fused = idsOf([{ ids: one }, { ids: other }]);
      expect(fused.toSorted()).toEqual([...new Set([...one, ...other])].toSorted());
    }),
  );
});

test('an id that is before another in every ranking is before it in the result', () => {
  fc.assert(
    fc.property(ids, ids, (one, other) => {
      const fused = idsOf([{ ids: one }, { ids: other }]);
      const before = (list: readonly string[], a: string, b: string) =>
        list.includes(a) && (!list.includes(b) || list.indexOf(a) < list.indexOf(b));
      for (const a of fused) {
        for (const b of fused) {
          if (before(one, a, b) && before(other, a, b)) {
            expect(fused.indexOf(a)).toBeLessThan(fused.indexOf(b));
          }
        }
      }
    }),
  );
});

test('a ranking without weight does not change the order of the others', () => {
  fc.assert(
    fc.property(ids, ids, (one, other) => {
      const fused = idsOf([{ ids: one }, { ids: other, weight: 0 }]);
      expect(fused.slice(0, one.length)).toEqual(one);
    }),
  );
});
