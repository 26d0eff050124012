import { nextMorning } from '#core/domain/next-morning.ts';
import { savedSearchLimits } from './limits.ts';
import type { AlertFrequency } from '#features/directory/search/domain/alert-frequency.ts';

/** Time of the next check: in the local morning, daily or on Mondays. */
export const nextAlertAt = (frequency: AlertFrequency, timeZone: string, now: Date): Date | null =>
  frequency === 'off' ? null : nextMorning(frequency, timeZone, savedSearchLimits.alertHour, now);
