import type { Reason } from '#features/portfolio/matches/domain/reasons.ts';
import type { RankedCompany } from '#features/portfolio/matches/domain/rank-companies.ts';
import {
  scoreCompanies,
  type MatchedSubject,
  type ScoredRecord,
} from '#features/portfolio/matches/domain/score-companies.ts';
import { assign } from './assign.ts';
import type { AssignmentResult } from './assignment-problem.ts';
import { pitchDayLimits } from './limits.ts';
import { schedule } from './schedule.ts';
import type { Place, ScheduleProblem, ScheduleResult } from './schedule-problem.ts';

/** What is to be compared: opportunities are rows, companies columns. */
export interface ScoringTask {
  readonly subjects: readonly MatchedSubject[];
  readonly records: readonly ScoredRecord[];
}

/** All that an assignment and its schedule follow from. */
export interface PlanningTask extends ScoringTask {
  readonly wanted: readonly number[];
  readonly capacity: readonly number[];
  readonly forbidden: Uint8Array;
  readonly pinned: Uint8Array;
  readonly day: Pick<ScheduleProblem, 'sharedTeams' | 'people' | 'slots' | 'rooms'>;
  /** Where pairs meet already, by their place in the matrix. */
  readonly kept: ReadonlyMap<number, Place>;
}

export interface PlanningResult {
  readonly assignment: AssignmentResult;
  /** Points of each pair, and why, in the order of the assignment's pairs. */
  readonly scores: readonly number[];
  readonly reasons: readonly (readonly Reason[])[];
  /** Null: nothing was assigned. */
  readonly schedule: ScheduleResult | null;
}

function scoredRows({
  subjects,
  records,
}: ScoringTask): Pick<RankedCompany, 'score' | 'reasons'>[][] {
  return subjects.map((subject) => {
    const byId = new Map(scoreCompanies(subject, records).map((ranked) => [ranked.id, ranked]));
    return records.map(({ id }) => byId.get(id) ?? { score: 0, reasons: () => [] });
  });
}

/** Points of every pair, row by row. */
export const scorePairs = (task: ScoringTask): number[][] =>
  scoredRows(task).map((row) => row.map(({ score }) => score));

/** Assigns companies to opportunities, and gives each session a time and a room. */
export function planDay(task: PlanningTask): PlanningResult {
  const { wanted, capacity, forbidden, pinned, day, kept } = task;
  const rows = scoredRows(task);
  const scores = Int32Array.from(
    rows.flatMap((row) => row.map(({ score }) => Math.round(score * pitchDayLimits.unitsOfPoint))),
  );
  const assignment = assign({ wanted, capacity, scores, forbidden, pinned });
  const pairs = assignment.kind === 'assigned' ? assignment.pairs : [];
  const scored = pairs.map(({ row, column }) => rows[row]?.[column]);
  return {
    assignment,
    scores: scored.map((pair) => pair?.score ?? 0),
    reasons: scored.map((pair) => pair?.reasons() ?? []),
    schedule:
      assignment.kind === 'assigned'
        ? schedule({
            ...day,
            sessions: pairs.map(({ row, column }) => ({ opportunity: row, company: column })),
            kept: pairs.map(({ row, column }) => kept.get(row * capacity.length + column) ?? null),
          })
        : null,
  };
}
