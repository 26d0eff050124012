import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { assign } from './assign.ts';
import type { AssignmentProblem, Pair } from './assignment-problem.ts';

/** A problem of at most so many on each side, with pins and forbidden pairs here and there. */
const problems = (most: number, least = 1) =>
  fc
    .tuple(fc.integer({ min: least, max: most }), fc.integer({ min: least, max: most }))
    .chain(([rows, columns]) => {
      const cells = { minLength: rows * columns, maxLength: rows * columns };
      return fc.record({
        wanted: fc.array(fc.integer({ min: 0, max: 3 }), { minLength: rows, maxLength: rows }),
        capacity: fc.array(fc.integer({ min: 0, max: 3 }), {
          minLength: columns,
          maxLength: columns,
        }),
        // Few values, so that there are ties.
        scores: fc
          .array(fc.integer({ min: -20, max: 60 }), cells)
          .map((all) => Int32Array.from(all)),
        marks: fc.array(fc.integer({ min: 0, max: 19 }), cells),
      });
    })
    .map(({ marks, ...problem }): AssignmentProblem => ({
      ...problem,
      forbidden: Uint8Array.from(marks, (mark) => (mark < 4 ? 1 : 0)),
      pinned: Uint8Array.from(marks, (mark) => (mark === 19 ? 1 : 0)),
    }));

const at = ({ capacity }: AssignmentProblem, { row, column }: Pair) =>
  row * capacity.length + column;

/** Every hard limit that pairs break, in words. */
function brokenLimits(problem: AssignmentProblem, pairs: readonly Pair[]): string[] {
  const cells = pairs.map((pair) => at(problem, pair));
  const count = (side: keyof Pair, index: number) =>
    pairs.filter((pair) => pair[side] === index).length;
  return [
    ...(new Set(cells).size < cells.length ? ['a pair meets twice'] : []),
    ...cells.filter((cell) => problem.forbidden[cell] === 1).map(() => 'a forbidden pair meets'),
    ...[...problem.pinned.keys()]
      .filter((cell) => problem.pinned[cell] === 1 && !cells.includes(cell))
      .map(() => 'a pinned pair does not meet'),
    ...problem.wanted.flatMap((need, row) =>
      count('row', row) === need ? [] : ['an opportunity has another number than it wants'],
    ),
    ...problem.capacity.flatMap((most, column) =>
      count('column', column) > most ? ['a company has too many'] : [],
    ),
  ];
}

/** The greatest total by trying everything; null: nothing keeps the limits. */
function bruteForce(problem: AssignmentProblem): number | null {
  const { wanted, capacity, scores, forbidden, pinned } = problem;
  const columns = capacity.length;
  const entries = new Map<string, number | null>();
  const fromRow = (row: number, left: readonly number[]): number | null => {
    if (row === wanted.length) return 0;
    const key = `${row} ${left.join()}`;
    const before = entries.get(key);
    if (before !== undefined) return before;
    let best: number | null = null;
    const choose = (column: number, missing: number, taken: readonly number[], total: number) => {
      if (column === columns) {
        if (missing !== 0) return;
        const rest = fromRow(row + 1, taken);
        if (rest !== null && (best === null || total + rest > best)) best = total + rest;
        return;
      }
      const cell = row * columns + column;
      if (pinned[cell] !== 1) choose(column + 1, missing, taken, total);
      if (missing > 0 && forbidden[cell] !== 1 && (taken[column] ?? 0) > 0)
        choose(
          column + 1,
          missing - 1,
          taken.map((value, other) => (other === column ? value - 1 : value)),
          total + (scores[cell] ?? 0),
        );
    };
    choose(0, wanted[row] ?? 0, left, 0);
    entries.set(key, best);
    return best;
  };
  return fromRow(0, capacity);
}

const without = (problem: AssignmentProblem, pair: Pair): AssignmentProblem => ({
  ...problem,
  forbidden: problem.forbidden.map((value, cell) => (cell === at(problem, pair) ? 1 : value)),
});

describe('an assignment', () => {
  test('keeps every hard limit, in 10,000 random problems', () => {
    let assigned = 0;
    fc.assert(
      fc.property(problems(7), (problem) => {
        const result = assign(problem);
        if (result.kind === 'impossible') return result.conflicts.length > 0;
        assigned += 1;
        expect(brokenLimits(problem, result.pairs)).toEqual([]);
        return true;
      }),
      { numRuns: 10_000 },
    );
    expect(assigned).toBeGreaterThan(1000);
  });

  test.each([
    [1, 7, 800],
    [8, 8, 150],
  ])(
    'is as good as trying everything, from %i to %i on each side, and impossible only if that is',
    (least, most, numRuns) => {
      let assigned = 0;
      fc.assert(
        fc.property(problems(most, least), (problem) => {
          const result = assign(problem);
          assigned += Number(result.kind === 'assigned');
          expect(result.kind === 'assigned' ? result.total : null).toBe(bruteForce(problem));
        }),
        { numRuns },
      );
      expect(assigned).toBeGreaterThan(0);
    },
  );

  test('tells of each pair what would be best without it', () => {
    fc.assert(
      fc.property(problems(6), (problem) => {
        const result = assign(problem);
        if (result.kind === 'impossible') return;
        for (const pair of result.pairs) {
          if (problem.pinned[at(problem, pair)] === 1) continue;
          const next = result.nextBest.find(
            ({ row, column }) => row === pair.row && column === pair.column,
          );
          const other = assign(without(problem, pair));
          if (other.kind === 'impossible') expect(next).toBeUndefined();
          else expect(next?.loss).toBe(result.total - other.total);
          if (next) {
            const instead = { row: pair.row, column: next.instead };
            expect(result.pairs).not.toContainEqual(instead);
            expect(problem.forbidden[at(problem, instead)]).toBe(0);
          }
        }
      }),
      { numRuns: 1500 },
    );
  });

  test('is impossible for the reason it names', () => {
    fc.assert(
      fc.property(problems(7), (problem) => {
        const result = assign(problem);
        if (result.kind === 'assigned') return;
        for (const conflict of result.conflicts) {
          if (conflict.kind === 'tooFewCompanies') {
            expect(conflict.available).toBeLessThan(conflict.wanted);
            expect(conflict.allowed).toBeGreaterThanOrEqual(0);
          }
          if (conflict.kind === 'tooManyPins')
            expect(conflict.pinned).toBeGreaterThan(conflict.most);
        }
      }),
      { numRuns: 2000 },
    );
  });
});

const problem = (
  needs: number[],
  capacity: number[],
  scores: number[],
  marks: { forbidden?: number[]; pinned?: number[] } = {},
): AssignmentProblem => ({
  wanted: needs,
  capacity,
  scores: Int32Array.from(scores),
  forbidden: Uint8Array.from(scores, (_, cell) => (marks.forbidden?.includes(cell) ? 1 : 0)),
  pinned: Uint8Array.from(scores, (_, cell) => (marks.pinned?.includes(cell) ? 1 : 0)),
});

describe('what makes it impossible', () => {
  test('an opportunity that wants more companies than are allowed', () => {
    expect(assign(problem([3], [1, 1, 1], [9, 9, 9], { forbidden: [1] }))).toEqual({
      kind: 'impossible',
      conflicts: [{ kind: 'tooFewCompanies', rows: [0], wanted: 3, available: 2, allowed: 2 }],
    });
  });

  test('two that compete for one company', () => {
    const result = assign(problem([1, 1, 1], [1, 1], [9, 9, 9, 9, 9, 9], { forbidden: [1, 3] }));
    expect(result).toMatchObject({
      conflicts: [{ rows: [0, 1], wanted: 2, available: 1, allowed: 1 }],
    });
  });

  test('a pair that is both pinned and forbidden', () => {
    expect(assign(problem([1], [1], [9], { forbidden: [0], pinned: [0] }))).toMatchObject({
      conflicts: [{ kind: 'pinnedAndForbidden', row: 0, column: 0 }],
    });
  });

  test('more pins than a side takes', () => {
    expect(assign(problem([1, 1], [1], [9, 9], { pinned: [0, 1] }))).toMatchObject({
      conflicts: [{ kind: 'tooManyPins', side: 'company', index: 0, pinned: 2, most: 1 }],
    });
  });
});

test('nobody and nothing is assigned at once', () => {
  expect(assign(problem([], [], []))).toEqual({
    kind: 'assigned',
    pairs: [],
    total: 0,
    nextBest: [],
  });
});
