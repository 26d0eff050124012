import type { Stage } from '#core/domain/identity/stage.ts';

/**
 * The decision clock: a stage may promise to go on within some days. A day is 24 hours, so that the
 * clock means the same in every zone and over every change of the hour.
 */

const dayMs = 24 * 60 * 60 * 1000;

/** From so few days on it is worth a glance. */
const soonDays = 3;

interface Timed {
  readonly stage: string;
  readonly stageSince: string;
  readonly withdrawnAt: string | null;
}

/** The days a stage promises, or null where it promises nothing: refusals and last stages do not. */
export function promisedDaysOf(stages: readonly Stage[], stage: string): number | null {
  const found = stages.find(({ name }) => name === stage);
  return found === undefined || found.isRefusal === true ? null : (found.promiseDays ?? null);
}

/**
 * Until when an answer is promised. Null where nothing is promised, and where the case rests: the
 * submission was taken back, or the opportunity is finished.
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
  /** Days that are left or, once overdue, that it is over. Begun days count. */
  readonly days: number;
}

/** How a promise stands at a moment. */
export function responseDeadlineOf(due: string, now: Date): ResponseDeadline {
  const left = Date.parse(due) - now.getTime();
  const days = Math.ceil(Math.abs(left) / dayMs);
  if (left < 0) return { state: 'overdue', days };
  return { state: days <= soonDays ? 'due soon' : 'on time', days };
}

/** The clock in a few characters: “8 d left”, “3 d over”. */
export const formatDeadline = ({ state, days }: ResponseDeadline): string =>
  state === 'overdue' ? `${days} d over` : `${days} d left`;
