import { formatInZone, placeOfZone, zonedFormat } from '#core/domain/zoned-time.ts';
import { dateFormats, useDateFormats } from '#ui/date-formats.ts';

const day = { day: 'numeric', month: 'short' } as const;
const clock = { hour: 'numeric', minute: '2-digit' } as const;

interface Props {
  readonly at: string;
  /** The corporation's. */
  readonly timeZone: string;
}

/** The locale and the zone of the reader. */
const readerOf = (formats: ReturnType<typeof dateFormats>) => formats.key.resolvedOptions();
const localeOf = (formats: ReturnType<typeof dateFormats>) => formats.date.resolvedOptions().locale;

/** The same moment on the reader's clock, where that shows something else; with the day if it differs. */
function readersTime(at: Date, timeZone: string, formats: ReturnType<typeof dateFormats>) {
  const locale = localeOf(formats);
  const own = readerOf(formats).timeZone;
  const textIn = (zone: string, options: Intl.DateTimeFormatOptions) =>
    zonedFormat(zone, locale, options).format(at);
  const isSameDay = textIn(own, day) === textIn(timeZone, day);
  if (isSameDay && textIn(own, clock) === textIn(timeZone, clock)) return null;
  return isSameDay ? textIn(own, clock) : textIn(own, { ...day, ...clock });
}

/** "27 Nov 2026, 23:59 Stockholm (17:59 your time)". */
export function DeadlineText({ at, timeZone }: Props) {
  const formats = useDateFormats();
  const own = readersTime(new Date(at), timeZone, formats);
  return (
    <time dateTime={at} title={formats.exact.format(new Date(at))} className="tabular">
      {formatInZone(at, timeZone, { locale: localeOf(formats) })}
      {own !== null && (
        <>
          {' '}
          <span className="whitespace-nowrap text-ink-3">({own} your time)</span>
        </>
      )}
    </time>
  );
}

interface DayProps extends Props {
  readonly short?: boolean;
}

/** The day alone, in the corporation's zone; the time and the zone on hover. */
export function DeadlineDay({ at, timeZone, short = false }: DayProps) {
  const formats = useDateFormats();
  const locale = localeOf(formats);
  const options = short ? day : ({ ...day, year: 'numeric' } as const);
  return (
    <time
      dateTime={at}
      title={formatInZone(at, timeZone, { locale })}
      className="whitespace-nowrap tabular"
    >
      {zonedFormat(timeZone, locale, options).format(new Date(at))}
    </time>
  );
}

/** "1 Sep – 15 Dec 2026, 23:59 Stockholm" in the corporation's zone. */
export function deadlineSpan(start: string | null, end: string | null, timeZone: string): string {
  const locale = localeOf(dateFormats());
  const days = zonedFormat(timeZone, locale, { ...day, year: 'numeric' });
  if (end === null) {
    return start === null ? '' : `from ${days.format(new Date(start))} ${placeOfZone(timeZone)}`;
  }
  const until = formatInZone(end, timeZone, { locale });
  return start === null ? `until ${until}` : `${days.format(new Date(start))} – ${until}`;
}
