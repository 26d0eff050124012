import { wallTimeAt } from './time-zone.ts';

const dayMs = 24 * 60 * 60 * 1000;

const minuteMs = 60 * 1000;
const zonesMost = 100;
const minutesMost = 1000;
/** The numbers of days by minute, by time zone. A zone has many spellings, but few are stored. */
const numbersByZone = new Map<string, Map<number, number>>();

function numbersOf(timeZone: string): Map<number, number> {
  const entry = numbersByZone.get(timeZone);
  if (entry !== undefined) return entry;
  if (numbersByZone.size >= zonesMost) numbersByZone.clear();
  const numbers = new Map<number, number>();
  numbersByZone.set(timeZone, numbers);
  return numbers;
}

/**
 * Numbers the calendar days of a time zone. Kept by the minute, within which none begins: asking Intl takes
 * as long as reading a row, and a page asks for the same ends and the same now.
 */
function dayNumber(instant: number, timeZone: string): number {
  const minute = Math.floor(instant / minuteMs);
  const numbers = numbersOf(timeZone);
  const entry = numbers.get(minute);
  if (entry !== undefined) return entry;
  const { year, month, day } = wallTimeAt(minute * minuteMs, timeZone);
  const number = Date.UTC(year, month - 1, day) / dayMs;
  if (numbers.size >= minutesMost) numbers.clear();
  numbers.set(minute, number);
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
