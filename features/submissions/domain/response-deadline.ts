import type { Stage } from '#core/domain/identity/stage.ts';

/**
 * A stage may promise a response within a number of days. A day is 24 hours, so that the deadline is
 * the same in every time zone and across daylight saving changes.
 */

const dayMs = 24 * 60 * 60 * 1000;

/** Due soon from this many days on. */
const soonDays = 3;

interface Timed {
  readonly stage: string;
  readonly stageSince: string;
  readonly withdrawnAt: string | null;
}

/** The days a stage promises, or null: refusals and last stages promise none. */
export function promisedDaysOf(stages: readonly Stage[], stage: string): number | null {
  const found = stages.find(({ name }) => name === stage);
  return found === undefined || found.isRefusal === true ? null : (found.promiseDays ?? null);
}

/**
 * The response deadline. Null if the stage promises none, the submission was withdrawn, or the
 * opportunity is finished.
 */
export function dueAt(
  submission: Timed,
  stages: readonly Stage[],
  opportunity: { readonly isFinished: boolean },
): string | null {
  const days = promisedDaysOf(stages, submission.stage);
  if (days === null || submission.withdrawnAt !== null || opportunity.isFinished) return null;
  return new Date(Date.parse(submission.stageSince) + days * dayMs).toISOString();
}

export interface ResponseDeadline {
  readonly state: 'on time' | 'due soon' | 'overdue';
  /** Days left or overdue, rounded up. */
  readonly days: number;
}

/** The state of a deadline at a given time. */
export function responseDeadlineOf(due: string, now: Date): ResponseDeadline {
  const left = Date.parse(due) - now.getTime();
  const days = Math.ceil(Math.abs(left) / dayMs);
  if (left < 0) return { state: 'overdue', days };
  return { state: days <= soonDays ? 'due soon' : 'on time', days };
}

/** The deadline in a few characters: “8 d left”, “3 d over”. */
export const formatDeadline = ({ state, days }: ResponseDeadline): string =>
  state === 'overdue' ? `${days} d over` : `${days} d left`;
