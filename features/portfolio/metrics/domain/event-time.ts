import { day, minute } from '#core/domain/units.ts';
import { metricsLimits } from './limits.ts';

interface Clocks {
  readonly at: string;
  readonly sentAt: string;
  readonly now: Date;
}

/**
 * When something happened by the server's clock. A clock that is wrong is corrected by how wrong it was
 * when it was sent, and what is then in the future or too long ago is taken as now; both are flagged.
 */
export function eventTime({ at, sentAt, now }: Clocks): { at: string; isClockWrong: boolean } {
  const skew = now.getTime() - Date.parse(sentAt);
  const isSkewed = Math.abs(skew) > metricsLimits.clockMinutes * minute;
  const happened = Date.parse(at) + (isSkewed ? skew : 0);
  const age = now.getTime() - happened;
  if (age < -metricsLimits.clockMinutes * minute || age > metricsLimits.lateDays * day) {
    return { at: now.toISOString(), isClockWrong: true };
  }
  return { at: new Date(happened).toISOString(), isClockWrong: isSkewed };
}
