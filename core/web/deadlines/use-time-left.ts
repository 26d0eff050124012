import { useState } from 'react';
import { daysUntil } from '#core/domain/days-left.ts';
import { wordsForTimeLeft } from '#core/domain/time-left.ts';
import { useMinute } from './use-minute.ts';

/** Soon from this many days on. */
const soonDays = 7;

/** An end as answers have it; without a zone or days where nothing is left. */
export interface Deadline {
  readonly end: string | null | undefined;
  readonly timeZone: string | undefined;
  readonly daysLeft: number | null | undefined;
}

export interface TimeLeft {
  readonly days: number;
  /** "33 days left", "5 hours 12 minutes left". */
  readonly words: string;
  readonly isSoon: boolean;
  /** It was open when it was answered, and is over by now. */
  readonly hasEnded: boolean;
}

/**
 * What is left until an end: the days that the server counted, less the midnights that have passed
 * since. So a page that stays open does not lie, and a wrong clock moves nothing. Null: no end, or over.
 */
export function useTimeLeft({ end, timeZone, daysLeft }: Deadline): TimeLeft | null {
  const now = useMinute();
  const [since, setSince] = useState({ end, daysLeft, now });
  if (since.end !== end || since.daysLeft !== daysLeft) setSince({ end, daysLeft, now });
  if (!end || timeZone === undefined || typeof daysLeft !== 'number') return null;
  const passed = daysUntil(new Date(now + 1).toISOString(), timeZone, new Date(since.now));
  const days = Math.max(0, daysLeft - passed);
  return {
    days,
    words: wordsForTimeLeft(end, days, new Date(now)),
    isSoon: days <= soonDays,
    hasEnded: Date.parse(end) <= now,
  };
}
