import { savedSearchLimits } from './limits.ts';
import { instantOf, wallTimeAt } from '#core/domain/time-zone.ts';
import type { AlertFrequency } from './saved-search.ts';

const monday = 1;

/**
 * Time of the next check: in the local morning, daily or on Mondays. Computed from now instead of
 * from the last time, so that missed mornings are made up for once.
 */
export function nextAlertAt(frequency: AlertFrequency, timeZone: string, now: Date): Date | null {
  if (frequency === 'off') return null;
  const { year, month, day } = wallTimeAt(now, timeZone);
  for (let ahead = 0; ; ahead += 1) {
    // Days beyond the end of a month overflow into the next.
    const date = new Date(Date.UTC(year, month - 1, day + ahead));
    if (frequency === 'weekly' && date.getUTCDay() !== monday) continue;
    const morning = instantOf(
      {
        year: date.getUTCFullYear(),
        month: date.getUTCMonth() + 1,
        day: date.getUTCDate(),
        hour: savedSearchLimits.alertHour,
        minute: 0,
        second: 0,
      },
      timeZone,
    );
    if (morning > now) return morning;
  }
}
