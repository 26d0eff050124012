import type { CountedRows, Outcome } from '#features/portfolio/metrics/domain/metrics.ts';

/** How far submissions came, with the rows that each counts. */
export const outcomeSteps = [
  { of: 'submissions', name: 'Submissions', rows: 'submissions' },
  { of: 'projects', name: 'With a project', rows: 'started' },
  { of: 'pilots', name: 'With a pilot', rows: 'piloted' },
  { of: 'rollouts', name: 'Rolled out', rows: 'rolledOut' },
] as const satisfies readonly { of: keyof Outcome; name: string; rows: CountedRows }[];
export type OutcomeStep = (typeof outcomeSteps)[number];

export const totalOf = (outcomes: readonly Outcome[], of: OutcomeStep['of']) =>
  outcomes.reduce((sum, row) => sum + row[of], 0);
