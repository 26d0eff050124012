import type { Cycle, CycleDraft } from '#features/cases/corporations/domain/cycle.ts';
import { dayIn, instantIn, usualTimes } from '#core/web/deadlines/zoned-days.ts';

export interface TypedMilestone {
  readonly name: string;
  /** `2026-12-15`, or empty. */
  readonly day: string;
  /** The moment that it had on that day before it was edited. */
  readonly date?: string;
}

/** A cycle while it is edited. */
export interface TypedCycle {
  readonly name: string;
  readonly start: string | null;
  readonly end: string | null;
  readonly milestones: readonly TypedMilestone[];
}

export const typedCycleOf = (cycle: Cycle | null, timeZone: string): TypedCycle => ({
  name: cycle?.name ?? '',
  start: cycle?.startDate ?? null,
  end: cycle?.endDate ?? null,
  milestones: (cycle?.milestones ?? []).map(({ name, date }) => ({
    name,
    day: dayIn(date, timeZone),
    date,
  })),
});

/** Why it cannot be saved as it is, or null. */
export function problemOfCycle(
  { name, start, end, milestones }: TypedCycle,
  timeZone: string,
): string | null {
  if (name.trim() === '') return 'Enter a name, such as “Autumn 2026”.';
  if (start === null) return 'Choose the first day.';
  if (end === null) return 'Choose the last day.';
  if (Date.parse(end) <= Date.parse(start)) return 'It must close after it opens.';
  for (const milestone of milestones) {
    if (milestone.name.trim() === '') return 'Every milestone needs a name.';
    const { day } = milestone;
    if (day === '') return `Choose the day of “${milestone.name}”.`;
    if (day < dayIn(start, timeZone) || day > dayIn(end, timeZone)) {
      return `“${milestone.name}” must be within the cycle.`;
    }
  }
  return null;
}

/** A milestone is at the first moment of its day, or of the cycle on its first day. */
function momentOf({ day, date }: TypedMilestone, start: string, timeZone: string): string {
  const opens = Date.parse(start);
  if (date !== undefined && Date.parse(date) >= opens && dayIn(date, timeZone) === day) return date;
  const first = instantIn(day, usualTimes.start, timeZone) ?? '';
  return Date.parse(first) < opens ? start : first;
}

export const cycleDraftOf = (
  { name, start, end, milestones }: TypedCycle,
  timeZone: string,
): CycleDraft => ({
  name: name.trim(),
  startDate: start ?? '',
  endDate: end ?? '',
  milestones: milestones.map((milestone) => ({
    name: milestone.name.trim(),
    date: momentOf(milestone, start ?? '', timeZone),
  })),
});
