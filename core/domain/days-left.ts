import { wallTimeAt } from './time-zone.ts';

const dayMs = 24 * 60 * 60 * 1000;

const minuteMs = 60 * 1000;
const numbersMost = 1000;
const numbers = new Map<string, number>();

/**
 * Numbers the calendar days of a time zone. Kept by the minute, within which none begins: asking Intl takes
 * as long as reading a row, and a page asks for the same ends and the same now.
 */
function dayNumber(instant: number, timeZone: string): number {
  const minute = Math.floor(instant / minuteMs);
  const key = `${minute} ${timeZone}`;
  const known = numbers.get(key);
  if (known !== undefined) return known;
  const { year, month, day } = wallTimeAt(minute * minuteMs, timeZone);
  const number = Date.UTC(year, month - 1, day) / dayMs;
  if (numbers.size >= numbersMost) numbers.clear();
  numbers.set(key, number);
  return number;
}

/**
 * How many midnights of the corporation's time zone lie before an instant: 0 on its day, negative once
 * that is over. Midnight ends the day before. Nothing else counts days to a date (decision 94).
 */
export function daysUntil(end: string, timeZone: string, now: Date): number {
  return dayNumber(Date.parse(end) - 1, timeZone) - dayNumber(now.getTime(), timeZone);
}

/** The same of a deadline; null where there is none, or it has passed. */
export function daysLeft(end: string | null, timeZone: string, now: Date): number | null {
  return end === null || Date.parse(end) <= now.getTime() ? null : daysUntil(end, timeZone, now);
}

/** A row with the days that are left until its end. */
export const withDaysLeft = <Row extends { readonly timeZone: string }>(
  row: Row,
  end: string | null,
  now = new Date(),
): Row & { daysLeft: number | null } => ({ ...row, daysLeft: daysLeft(end, row.timeZone, now) });
