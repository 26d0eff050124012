const dateFormat = new Intl.DateTimeFormat(undefined, {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
});
const timedFormat = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });
const shortFormat = new Intl.DateTimeFormat(undefined, { day: 'numeric', month: 'short' });
const exactFormat = new Intl.DateTimeFormat(undefined, { dateStyle: 'full', timeStyle: 'short' });
const relative = new Intl.RelativeTimeFormat(undefined, { numeric: 'auto' });

/** Full date and time in the reader's locale and time zone. */
export const exactTime = (at: string): string => exactFormat.format(new Date(at));

/** "1 Sep – 15 Dec 2026" in the reader's locale. */
export function dateSpan(start: string | null | undefined, end: string | null | undefined): string {
  if (start && end) return dateFormat.formatRange(new Date(start), new Date(end));
  if (end) return `until ${dateFormat.format(new Date(end))}`;
  return start ? `from ${dateFormat.format(new Date(start))}` : '';
}

interface DateProps {
  readonly at: string;
  readonly short?: boolean;
  readonly withTime?: boolean;
}

/** A date in the reader's locale and time zone, with the exact time on hover. */
export function DateText({ at, short = false, withTime = false }: DateProps) {
  const date = new Date(at);
  const format = withTime ? timedFormat : dateFormat;
  return (
    <time dateTime={at} title={exactFormat.format(date)} className="whitespace-nowrap tabular">
      {(short ? shortFormat : format).format(date)}
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
  const minutes = (new Date(at).getTime() - Date.now()) / minuteMs;
  const [unit, length] = units.find(([, length]) => Math.abs(minutes) >= length) ?? ['second', 1];
  const count = unit === 'second' ? 0 : Math.trunc(minutes / length);
  return (
    <time
      dateTime={at}
      title={exactFormat.format(new Date(at))}
      className="whitespace-nowrap tabular"
    >
      {relative.format(count, unit)}
    </time>
  );
}

const clockFormat = new Intl.DateTimeFormat(undefined, { hour: '2-digit', minute: '2-digit' });
const weekdayFormat = new Intl.DateTimeFormat(undefined, {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
});

/** The time of day, for use beside a date. */
export function ClockTime({ at }: { readonly at: string }) {
  const date = new Date(at);
  return (
    <time dateTime={at} title={exactFormat.format(date)} className="whitespace-nowrap tabular">
      {clockFormat.format(date)}
    </time>
  );
}

const capitalised = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** "Today", "Yesterday", "Thursday 19 November", "19 Nov 2025". */
export function dayName(at: string, now: Date): string {
  const date = new Date(at);
  for (const ago of [0, 1]) {
    const day = new Date(now.getFullYear(), now.getMonth(), now.getDate() - ago);
    if (date.toDateString() === day.toDateString())
      return capitalised(relative.format(-ago, 'day'));
  }
  const isThisYear = date.getFullYear() === now.getFullYear();
  return (isThisYear ? weekdayFormat : dateFormat).format(date);
}

const utcDate = { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' } as const;
const dayFormat = new Intl.DateTimeFormat(undefined, utcDate);
const fullDayFormat = new Intl.DateTimeFormat(undefined, { dateStyle: 'full', timeZone: 'UTC' });

/** A day such as `2027-03-31` in the reader's locale: the same day in every time zone. */
export const formatDay = (day: string): string => dayFormat.format(new Date(day));

/** The same, with the weekday on hover. */
export function DayText({ day }: { readonly day: string }) {
  return (
    <time
      dateTime={day}
      title={fullDayFormat.format(new Date(day))}
      className="whitespace-nowrap tabular"
    >
      {formatDay(day)}
    </time>
  );
}

/** Today in the reader's time zone, such as `2027-03-31`. */
export function today(now = new Date()): string {
  const pad = (value: number) => String(value).padStart(2, '0');
  return `${now.getFullYear()}-${pad(now.getMonth() + 1)}-${pad(now.getDate())}`;
}
