import type { Cycle, CycleDraft } from '#features/corporations/domain/cycle.ts';
import { dayOf, endOfDay, startOfDay } from '#core/web/local-days.ts';

export interface TypedMilestone {
  readonly name: string;
  /** `2026-12-15`, or empty. */
  readonly day: string;
}

/** A cycle while it is edited. */
export interface TypedCycle {
  readonly name: string;
  readonly start: string;
  readonly end: string;
  readonly milestones: readonly TypedMilestone[];
}

export const typedCycleOf = (cycle: Cycle | null): TypedCycle => ({
  name: cycle?.name ?? '',
  start: dayOf(cycle?.startDate ?? null),
  end: dayOf(cycle?.endDate ?? null),
  milestones: (cycle?.milestones ?? []).map(({ name, date }) => ({ name, day: dayOf(date) })),
});

/** Why it cannot be saved as it is, or null. */
export function problemOfCycle({ name, start, end, milestones }: TypedCycle): string | null {
  if (name.trim() === '') return 'Enter a name, such as “Autumn 2026”.';
  if (start === '') return 'Choose the first day.';
  if (end === '') return 'Choose the last day.';
  if (end <= start) return 'The last day must be after the first.';
  for (const milestone of milestones) {
    if (milestone.name.trim() === '') return 'Every milestone needs a name.';
    const { day } = milestone;
    if (day === '') return `Choose the day of “${milestone.name}”.`;
    if (day < start || day > end) return `“${milestone.name}” must be within the cycle.`;
  }
  return null;
}

/** A milestone is at the first moment of its day, so that it is within the cycle. */
export const cycleDraftOf = ({ name, start, end, milestones }: TypedCycle): CycleDraft => ({
  name: name.trim(),
  startDate: startOfDay(start) ?? '',
  endDate: endOfDay(end) ?? '',
  milestones: milestones.map((milestone) => ({
    name: milestone.name.trim(),
    date: startOfDay(milestone.day) ?? '',
  })),
});
