/** A range of months with ticks; `place` is a position on it, from 0 to 1. */
export interface TimeAxis {
  readonly start: Date;
  readonly end: Date;
  readonly ticks: readonly { readonly at: Date; readonly place: number }[];
}

export interface Span {
  readonly startDate: string | null;
  readonly endDate: string | null;
}

/** Months between two ticks: the smallest step that yields few enough ticks. */
const steps = [1, 2, 3, 6, 12, 24, 60, 120] as const;

export type TimeUnit = 'month' | 'quarter';
const monthsOf: Record<TimeUnit, number> = { month: 1, quarter: 3 };

const monthOf = (date: Date, later: number) =>
  new Date(date.getFullYear(), date.getMonth() + later, 1);
/** The first month of the unit that has this date, or of a later one. */
const unitOf = (date: Date, months: number, later: number) =>
  monthOf(date, later * months - (date.getMonth() % months));
const monthsBetween = (start: Date, end: Date) =>
  (end.getFullYear() - start.getFullYear()) * 12 + end.getMonth() - start.getMonth();

export function positionOn({ start, end }: Pick<TimeAxis, 'start' | 'end'>, moment: Date): number {
  const share = (moment.getTime() - start.getTime()) / (end.getTime() - start.getTime());
  return Math.min(1, Math.max(0, share));
}

/** Whole months, or quarters, around all spans and now. */
export function buildTimeAxis(
  spans: readonly Span[],
  now: Date,
  maxTicks: number,
  unit: TimeUnit = 'month',
): TimeAxis {
  const least = monthsOf[unit];
  const moments = spans
    .flatMap(({ startDate, endDate }) => [startDate, endDate])
    .flatMap((date) => (date === null ? [] : [Date.parse(date)]));
  const start = unitOf(new Date(Math.min(now.getTime(), ...moments)), least, 0);
  const end = unitOf(new Date(Math.max(now.getTime(), ...moments)), least, 1);
  const months = monthsBetween(start, end);
  const possible = steps.filter((one) => one % least === 0);
  const step = possible.find((one) => months / one <= maxTicks) ?? possible.at(-1) ?? least;
  const ticks = Array.from({ length: Math.ceil(months / step) }, (_, index) => {
    const at = monthOf(start, index * step);
    return { at, place: positionOn({ start, end }, at) };
  });
  return { start, end, ticks };
}

/** The position of a span; a missing date is the end of the axis. Null: both dates are missing. */
export function positionBar(axis: TimeAxis, { startDate, endDate }: Span) {
  if (startDate === null && endDate === null) return null;
  const from = startDate === null ? 0 : positionOn(axis, new Date(startDate));
  const to = endDate === null ? 1 : positionOn(axis, new Date(endDate));
  return { from, width: Math.max(0, to - from) };
}
