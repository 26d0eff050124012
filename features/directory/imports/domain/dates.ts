import { isValidDay, leadingDay } from './calendar-day.ts';
import { type ParseResult, noValue } from './parse-result.ts';
import { instantOf } from '#core/domain/time-zone.ts';
import { findTimeZone } from './time-zone-names.ts';

export interface DateOptions {
  /** IANA time zone of times that name none. */
  timeZone?: string;
  /** Time of a day without one: its first or its last second. */
  dayMeans?: 'start' | 'end';
}

const clock = /^(\d{1,2})(?::(\d{2})(?::(\d{2})(?:[.,](\d{1,9}))?)?)?(?: ?([ap])\.?m\b\.?)?/iu;

interface ClockTime {
  hour: number;
  minute: number;
  second: number;
  millisecond: number;
}

/** Null when the local time does not exist (skipped by daylight saving). */
function clockTime(match: RegExpExecArray): ClockTime | null {
  const [, hours, minutes, seconds = '0', fraction = '', half] = match;
  const clockHour = Number(hours);
  if (
    half === undefined ? minutes === undefined || clockHour > 23 : clockHour < 1 || clockHour > 12
  )
    return null;
  const afternoon = half?.toLowerCase() === 'p' ? 12 : 0;
  const hour = half === undefined ? clockHour : (clockHour % 12) + afternoon;
  const minute = Number(minutes ?? 0);
  const second = Number(seconds);
  if (minute > 59 || second > 59) return null;
  return { hour, minute, second, millisecond: Number(fraction.padEnd(3, '0').slice(0, 3)) };
}

const edges = {
  start: { hour: 0, minute: 0, second: 0, millisecond: 0 },
  end: { hour: 23, minute: 59, second: 59, millisecond: 0 },
} as const;

const unreadable = { problem: 'could not be read as a date' };

/** Parses a date in common formats to an instant in ISO 8601, UTC. */
export function readDate(
  text: string,
  { timeZone = 'UTC', dayMeans = 'start' }: DateOptions = {},
): ParseResult<string> {
  const clean = text.replaceAll(/\s+/gu, ' ').trim();
  if (clean === '') return noValue;

  const head = leadingDay(clean);
  if (head === null) return unreadable;
  if (!isValidDay(head.day)) return { problem: 'names a day that does not exist' };

  const behind = head.rest.replace(/^(?:T(?=\d)|,? at |,? |)/iu, '');
  const match = clock.exec(behind);
  const time = match === null ? edges[dayMeans] : clockTime(match);
  if (time === null) return { problem: 'names a time that does not exist' };

  const zoneText = behind.slice(match?.[0].length ?? 0).trim();
  const zone = zoneText === '' ? timeZone : findTimeZone(zoneText);
  if (zone === null && !/^\(?[a-z/_+:\d-]+(?: (?:standard |daylight )?time)?\)?$/iu.test(zoneText))
    return unreadable;
  if (zone === null) return { problem: `has “${zoneText}”, which is not a known time zone` };

  const instant = instantOf({ ...head.day, ...time }, zone);
  instant.setUTCMilliseconds(time.millisecond);
  return { value: instant.toISOString() };
}
