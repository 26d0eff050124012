import type { Span } from '#core/web/views/time-axis.ts';

/** Which end of a bar moves, or the whole bar. */
export type Grip = 'start' | 'end' | 'bar';

const dayMs = 24 * 60 * 60 * 1000;

/** Days of projects are days in UTC, all of which have 24 hours. */
const addDays = (at: string, days: number): string =>
  new Date(Date.parse(at) + days * dayMs).toISOString();

const moved = (at: string | null, days: number) => (at === null ? null : addDays(at, days));

/** The span after one of its ends, or all of it, was moved. The end stays behind the start. */
export function moveSpan({ startDate, endDate }: Span, grip: Grip, days: number): Span {
  if (grip === 'bar') return { startDate: moved(startDate, days), endDate: moved(endDate, days) };
  const length =
    startDate === null || endDate === null
      ? Number.POSITIVE_INFINITY
      : Math.max(1, Math.round((Date.parse(endDate) - Date.parse(startDate)) / dayMs));
  return grip === 'start'
    ? { startDate: moved(startDate, Math.min(days, length - 1)), endDate }
    : { startDate, endDate: moved(endDate, Math.max(days, 1 - length)) };
}
