import { day } from '#core/domain/units.ts';
import type { FirstStep, StepEnds } from './round.ts';

/** `2026-12-15` for each step; empty: an editor closes it. */
export type StepDays = Readonly<Record<keyof StepEnds, string>>;

/** How long a new vote is open, and how long after it the later steps close, in days. */
export const roundDays = { vote: 14, discussion: 7, secondVote: 14, recommendation: 21 } as const;

const instantOf = (text: string): number => Date.parse(`${text}T00:00:00Z`);
const dayOf = (instant: number): string => new Date(instant).toISOString().slice(0, 10);

/** The day so many days later. */
export const daysAfter = (from: string, days: number): string =>
  dayOf(instantOf(from) + days * day);

/** When the steps close if the vote closes on this day: proposals halfway there, the rest a week apart. */
export function stepDays(today: string, vote: string, begins: FirstStep): StepDays {
  const later = (days: number) => (vote === '' ? '' : daysAfter(vote, days));
  const left = vote === '' ? 0 : Math.max(0, (instantOf(vote) - instantOf(today)) / day);
  return {
    proposals: begins === 'vote' || vote === '' ? '' : daysAfter(today, Math.floor(left / 2)),
    vote,
    discussion: later(roundDays.discussion),
    secondVote: later(roundDays.secondVote),
    recommendation: later(roundDays.recommendation),
  };
}
