const two = (part: number) => String(part).padStart(2, '0');

/** The day of an instant where the reader is, as a date field has it. */
export function dayOf(instant: string | null): string {
  if (instant === null) return '';
  const date = new Date(instant);
  return `${String(date.getFullYear()).padStart(4, '0')}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** The first moment of a day where the reader is; null for no day. */
export const startOfDay = (day: string): string | null => instantAt(day, 'T00:00:00');

/** Its last second: what closes on a day is open while that day lasts. */
export const endOfDay = (day: string): string | null => instantAt(day, 'T23:59:59');

function instantAt(day: string, time: string): string | null {
  const moment = Date.parse(`${day}${time}`);
  return Number.isNaN(moment) ? null : new Date(moment).toISOString();
}
