import { instantOf, wallTimeAt } from './time-zone.ts';

const monday = 1;

/**
 * The next morning in a time zone, of any day, of a Monday or of the first of a month. Computed from now instead of from the
 * last time, so that missed mornings are made up for once.
 */
export function nextMorning(
  every: 'daily' | 'weekly' | 'monthly',
  timeZone: string,
  hour: number,
  now: Date,
): Date {
  const { year, month, day } = wallTimeAt(now, timeZone);
  for (let ahead = 0; ; ahead += 1) {
    // Days beyond the end of a month overflow into the next.
    const date = new Date(Date.UTC(year, month - 1, day + ahead));
    if (every === 'weekly' && date.getUTCDay() !== monday) continue;
    if (every === 'monthly' && date.getUTCDate() !== 1) continue;
    const local = {
      year: date.getUTCFullYear(),
      month: date.getUTCMonth() + 1,
      day: date.getUTCDate(),
    };
    const morning = instantOf({ ...local, hour, minute: 0, second: 0 }, timeZone);
    if (morning > now) return morning;
  }
}
