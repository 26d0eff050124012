/** The place that a time zone is named after: "America/New_York" → "New York". */
export const placeOfZone = (timeZone: string): string =>
  timeZone.slice(timeZone.lastIndexOf('/') + 1).replaceAll('_', ' ');

const formats = new Map<string, Intl.DateTimeFormat>();

/** Cached, as formats of numbers are. */
export function zonedFormat(
  timeZone: string,
  locale: string,
  options: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat {
  const key = `${locale} ${timeZone} ${JSON.stringify(options)}`;
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, { timeZone, ...options });
  formats.set(key, format);
  return format;
}

/** A moment with its zone: "27 Nov 2026, 23:59 Stockholm". */
export function formatInZone(
  at: string,
  timeZone: string,
  { locale = 'en-GB', dateStyle = 'medium' as 'medium' | 'long' } = {},
): string {
  const format = zonedFormat(timeZone, locale, { dateStyle, timeStyle: 'short' });
  return `${format.format(new Date(at))} ${placeOfZone(timeZone)}`;
}
