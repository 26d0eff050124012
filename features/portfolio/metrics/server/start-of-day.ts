import { instantOf } from '#core/domain/time-zone.ts';

/** When a day begins in a time zone, so that one of 23 or 25 hours is counted as it is. */
export function startOfDay(date: string, zone: string): string {
  const [year = 0, month = 0, dayOfMonth = 0] = date.split('-').map(Number);
  const midnight = { year, month, day: dayOfMonth, hour: 0, minute: 0, second: 0 };
  return instantOf(midnight, zone).toISOString();
}
