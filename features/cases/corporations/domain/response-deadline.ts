import type { Stage } from '#core/domain/identity/stage.ts';
import { openStages } from './stages.ts';

/**
 * Those who submit are promised an answer within a number of days of their submission. A day is 24
 * hours, so that the deadline is the same in every time zone and across daylight saving changes. How
 * many days are left until then is counted as of every deadline.
 */

const dayMs = 24 * 60 * 60 * 1000;

/** Due soon from this many days on. */
const soonDays = 3;

interface Timed {
  readonly stage: string;
  readonly createdAt: string;
  readonly withdrawnAt: string | null;
}

/** The days promised to those who submit: those of the first stage. Null: nothing is promised. */
export const promisedDays = (stages: readonly Stage[]): number | null =>
  openStages(stages)[0]?.promiseDays ?? null;

/** The stages in which the answer is still owed. Refusals and stages without days are an answer. */
export const unansweredStages = (stages: readonly Stage[]): readonly string[] =>
  openStages(stages).flatMap(({ name, promiseDays }) => (promiseDays === undefined ? [] : name));

/**
 * The response deadline: counted from the submission, so that a move does not extend it. Null if
 * nothing is promised, it is answered or withdrawn, or the opportunity is finished.
 */
export function dueAt(
  submission: Timed,
  stages: readonly Stage[],
  opportunity: { readonly isFinished: boolean },
): string | null {
  const days = promisedDays(stages);
  if (days === null || submission.withdrawnAt !== null || opportunity.isFinished) return null;
  if (!unansweredStages(stages).includes(submission.stage)) return null;
  return new Date(Date.parse(submission.createdAt) + days * dayMs).toISOString();
}

/** Whole days since it entered its stage. */
export const daysInStage = (stageSince: string, now: Date): number =>
  Math.max(0, Math.floor((now.getTime() - Date.parse(stageSince)) / dayMs));

export interface ResponseDeadline {
  readonly state: 'on time' | 'due soon' | 'overdue';
  /** Days left or overdue. */
  readonly days: number;
}

/** The state of a deadline at a given time, with the days that the server counted. */
export function responseDeadlineOf(
  { dueAt: due, dueInDays }: { readonly dueAt: string; readonly dueInDays: number },
  now: Date,
): ResponseDeadline {
  if (Date.parse(due) < now.getTime()) return { state: 'overdue', days: Math.max(0, -dueInDays) };
  const days = Math.max(0, dueInDays);
  return { state: days <= soonDays ? 'due soon' : 'on time', days };
}

/** The deadline in a few characters: “8 d left”, “Due today”, “Overdue 3 d”. */
export function formatDeadline({ state, days }: ResponseDeadline): string {
  if (state === 'overdue') return days === 0 ? 'Overdue' : `Overdue ${days} d`;
  return days === 0 ? 'Due today' : `${days} d left`;
}
