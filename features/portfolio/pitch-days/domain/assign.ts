import {
  markedPairs,
  type AssignmentProblem,
  type AssignmentResult,
  type Conflict,
  type NextBest,
  type Pair,
} from './assignment-problem.ts';
import { ResidualNetwork } from './residual-network.ts';

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

function tooManyPins(
  side: 'opportunity' | 'company',
  limits: readonly number[],
  counts: readonly number[],
): Conflict[] {
  return limits.flatMap((most, index): Conflict[] => {
    const pinned = counts[index] ?? 0;
    return pinned > most ? [{ kind: 'tooManyPins', side, index, pinned, most }] : [];
  });
}

const countsBy = (length: number, indexes: readonly number[]): number[] => {
  const counts = Array<number>(length).fill(0);
  for (const index of indexes) counts[index] = (counts[index] ?? 0) + 1;
  return counts;
};

/** What pins alone make impossible. */
function conflictsOfPins(problem: AssignmentProblem, pins: readonly Pair[]): Conflict[] {
  const { wanted, capacity, forbidden } = problem;
  const rows = countsBy(
    wanted.length,
    pins.map(({ row }) => row),
  );
  const columns = countsBy(
    capacity.length,
    pins.map(({ column }) => column),
  );
  return [
    ...pins.flatMap((pair): Conflict[] =>
      forbidden[pair.row * capacity.length + pair.column] === 1
        ? [{ kind: 'pinnedAndForbidden', ...pair }]
        : [],
    ),
    ...tooManyPins('opportunity', wanted, rows),
    ...tooManyPins('company', capacity, columns),
  ];
}

/**
 * These opportunities compete for the same companies, and there are too few: a minimum cut of the
 * network, by which no assignment exists.
 */
function tooFewCompanies(
  { wanted, capacity }: AssignmentProblem,
  network: ResidualNetwork,
  pins: readonly Pair[],
  rows: readonly number[],
): Conflict {
  const members = new Set(rows);
  const pinnedBy = countsBy(
    capacity.length,
    pins.map(({ column }) => column),
  );
  let [available, allowed] = [pins.filter(({ row }) => members.has(row)).length, 0];
  allowed += available;
  for (const [column, most] of capacity.entries()) {
    const open = rows.filter((row) => network.allows(row, column)).length;
    available += Math.min(open, most - (pinnedBy[column] ?? 0));
    allowed += open > 0 ? 1 : 0;
  }
  return {
    kind: 'tooFewCompanies',
    rows,
    available,
    allowed,
    wanted: sum(rows.map((row) => wanted[row] ?? 0)),
  };
}

/**
 * The assignment with the greatest total score that keeps every limit, by successive shortest paths
 * (Edmonds and Karp, 1972) with the early end of Jonker and Volgenant (1987); or which limits make it
 * impossible. Each pair of it is told with the best assignment that does without.
 */
export function assign(problem: AssignmentProblem): AssignmentResult {
  const { wanted, capacity, scores } = problem;
  const pins = markedPairs(problem.pinned, capacity.length);
  const conflicts = conflictsOfPins(problem, pins);
  if (conflicts.length > 0) return { kind: 'impossible', conflicts };
  const network = new ResidualNetwork(problem);
  const pinnedBy = countsBy(
    wanted.length,
    pins.map(({ row }) => row),
  );
  const reported = new Set<number>();
  for (const [row, most] of wanted.entries()) {
    for (let left = most - (pinnedBy[row] ?? 0); left > 0; left -= 1) {
      const competing = network.augment(row);
      if (competing === null) continue;
      if (!competing.some((one) => reported.has(one)))
        conflicts.push(tooFewCompanies(problem, network, pins, competing));
      for (const one of competing) reported.add(one);
      break;
    }
  }
  if (conflicts.length > 0) return { kind: 'impossible', conflicts };
  const met = markedPairs(network.flow, capacity.length);
  const pairs = [...pins, ...met].toSorted((a, b) => a.row - b.row || a.column - b.column);
  return {
    kind: 'assigned',
    pairs,
    total: sum(pairs.map(({ row, column }) => scores[row * capacity.length + column] ?? 0)),
    nextBest: wanted.flatMap((_, row) => nextBestOf(network, row)),
  };
}

const nextBestOf = (network: ResidualNetwork, row: number): NextBest[] =>
  network.alternatives(row).map(({ column, instead, loss, others }) => ({
    row,
    column,
    instead,
    loss,
    othersChanged: others,
  }));
