import { dateFormats, useDateFormats } from './date-formats.ts';

/** Full date and time in the reader's locale and time zone. */
export const exactTime = (at: string): string => dateFormats().exact.format(new Date(at));

/** "1 Sep – 15 Dec 2026" in the reader's locale. */
export function dateSpan(start: string | null | undefined, end: string | null | undefined): string {
  const { date } = dateFormats();
  if (start && end) return date.formatRange(new Date(start), new Date(end));
  if (end) return `until ${date.format(new Date(end))}`;
  return start ? `from ${date.format(new Date(start))}` : '';
}

interface DateProps {
  readonly at: string;
  readonly short?: boolean;
  readonly withTime?: boolean;
}

/** A date in the reader's locale and time zone, with the exact time on hover. */
export function DateText({ at, short = false, withTime = false }: DateProps) {
  const date = new Date(at);
  const formats = useDateFormats();
  const format = withTime ? formats.dateAndTime : formats.date;
  return (
    <time dateTime={at} title={formats.exact.format(date)} className="whitespace-nowrap tabular">
      {(short ? formats.short : format).format(date)}
    </time>
  );
}

const minuteMs = 60_000;
const units = [
  ['year', 525_600],
  ['month', 43_200],
  ['week', 10_080],
  ['day', 1440],
  ['hour', 60],
  ['minute', 1],
] as const;

/** "3 hours ago", "last month", "in 2 weeks"; the exact time on hover. */
export function RelativeTime({ at }: { readonly at: string }) {
  const formats = useDateFormats();
  const minutes = (new Date(at).getTime() - Date.now()) / minuteMs;
  const [unit, length] = units.find(([, length]) => Math.abs(minutes) >= length) ?? ['second', 1];
  const count = unit === 'second' ? 0 : Math.trunc(minutes / length);
  return (
    <time
      dateTime={at}
      title={formats.exact.format(new Date(at))}
      className="whitespace-nowrap tabular"
    >
      {formats.relative.format(count, unit)}
    </time>
  );
}

/** The time of day, for use beside a date. */
export function ClockTime({ at }: { readonly at: string }) {
  const date = new Date(at);
  const formats = useDateFormats();
  return (
    <time dateTime={at} title={formats.exact.format(date)} className="whitespace-nowrap tabular">
      {formats.clock.format(date)}
    </time>
  );
}

const capitalised = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

const dayMs = 24 * 60 * minuteMs;

/** "Today", "Yesterday", "Thursday 19 November", "19 Nov 2025". */
export function dayName(at: string, now: Date): string {
  const { key, relative, weekday, date } = dateFormats();
  const then = new Date(at);
  const [day, thisDay] = [key.format(then), key.format(now)];
  const ago = Math.round((Date.parse(thisDay) - Date.parse(day)) / dayMs);
  if (ago === 0 || ago === 1) return capitalised(relative.format(-ago, 'day'));
  return (day.slice(0, 4) === thisDay.slice(0, 4) ? weekday : date).format(then);
}

/** A day such as `2027-03-31` in the reader's locale: the same day in every time zone. */
export const formatDay = (day: string): string => dateFormats().day.format(new Date(day));

/** "tomorrow", "3 days ago": a day such as `2027-03-31` relative to today, with the date on hover. */
export function RelativeDay({ day }: { readonly day: string }) {
  const formats = useDateFormats();
  const days = Math.round((Date.parse(day) - Date.parse(today())) / dayMs);
  return (
    <time
      dateTime={day}
      title={formats.fullDay.format(new Date(day))}
      className="whitespace-nowrap tabular"
    >
      {formats.relative.format(days, 'day')}
    </time>
  );
}

/** The same, with the weekday on hover. */
export function DayText({ day }: { readonly day: string }) {
  const formats = useDateFormats();
  return (
    <time
      dateTime={day}
      title={formats.fullDay.format(new Date(day))}
      className="whitespace-nowrap tabular"
    >
      {formats.day.format(new Date(day))}
    </time>
  );
}

/** Today in the reader's time zone, such as `2027-03-31`. */
export const today = (now = new Date()): string => dateFormats().key.format(now);
