/** A local date and time. Months count from 1. */
export interface WallTime {
  year: number;
  month: number;
  day: number;
  hour: number;
  minute: number;
  second: number;
}

const formatsMost = 1000;
const formats = new Map<string, Intl.DateTimeFormat>();

/** Throws a RangeError for a time zone that does not exist. */
function formatFor(timeZone: string): Intl.DateTimeFormat {
  const entry = formats.get(timeZone);
  if (entry !== undefined) return entry;
  // One zone has many spellings, and users choose the spelling: bound the cache.
  if (formats.size >= formatsMost) formats.clear();
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    calendar: 'iso8601',
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  formats.set(timeZone, format);
  return format;
}

export function isTimeZone(name: string): boolean {
  try {
    return formatFor(name) !== undefined;
  } catch {
    return false;
  }
}

/** As if the local time were UTC. Unlike `Date.UTC`, years below 100 are not moved to 1900. */
function asUtc({ year, month, day, hour, minute, second }: WallTime): number {
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  return date.setUTCHours(hour, minute, second);
}

/** The local time in a time zone at an instant. */
export function wallTimeAt(instant: number | Date, timeZone: string): WallTime {
  const parts = formatFor(timeZone).formatToParts(instant);
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((one) => one.type === type)?.value);
  return {
    year: part('year'),
    month: part('month'),
    day: part('day'),
    hour: part('hour'),
    minute: part('minute'),
    second: part('second'),
  };
}

/** The offset of a time zone from UTC at an instant. */
const offsetAt = (instant: number, timeZone: string): number =>
  asUtc(wallTimeAt(instant, timeZone)) - Math.floor(instant / 1000) * 1000;

/**
 * The instant of a local time. An ambiguous time, in autumn, gives the first instant; a skipped
 * one, in spring, is moved forward by the gap.
 */
export function instantOf(wall: WallTime, timeZone: string): Date {
  const wallMs = asUtc(wall);
  const day = 24 * 60 * 60 * 1000;
  const offsets = [offsetAt(wallMs - day, timeZone), offsetAt(wallMs + day, timeZone)];
  const fitting = offsets
    .map((offset) => wallMs - offset)
    .filter((instant) => instant + offsetAt(instant, timeZone) === wallMs);
  const [before = 0] = offsets;
  return new Date(fitting.length > 0 ? Math.min(...fitting) : wallMs - before);
}
