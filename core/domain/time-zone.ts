/** A moment on the clock and calendar of some place. Months count from 1. */
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
  const known = formats.get(timeZone);
  if (known !== undefined) return known;
  // One zone can be spelled in many ways, and strangers choose the spelling.
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

/** As if the clock showed UTC. Years below 100 are themselves, not 1900 and later. */
function asUtc({ year, month, day, hour, minute, second }: WallTime): number {
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  return date.setUTCHours(hour, minute, second);
}

/** What the clocks of a time zone show at an instant. */
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

/** How far the clocks of a time zone are ahead of UTC at an instant. */
const offsetAt = (instant: number, timeZone: string): number =>
  asUtc(wallTimeAt(instant, timeZone)) - Math.floor(instant / 1000) * 1000;

/**
 * The instant at which the clocks of a time zone show this. What they show twice, in autumn, is
 * the first; what they skip, in spring, is as much later as they skip.
 */
export function instantOf(wall: WallTime, timeZone: string): Date {
  const shown = asUtc(wall);
  const day = 24 * 60 * 60 * 1000;
  const offsets = [offsetAt(shown - day, timeZone), offsetAt(shown + day, timeZone)];
  const fitting = offsets
    .map((offset) => shown - offset)
    .filter((instant) => instant + offsetAt(instant, timeZone) === shown);
  const [before = 0] = offsets;
  return new Date(fitting.length > 0 ? Math.min(...fitting) : shown - before);
}
