const two = (part: number) => String(part).padStart(2, '0');

/** The local day of an instant, as the value of a date input. */
export function dayOf(instant: string | null): string {
  if (instant === null) return '';
  const date = new Date(instant);
  return `${String(date.getFullYear()).padStart(4, '0')}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** The last second of a local day: what ends on a day is there until it is over. */
export const endOfDay = (day: string): string | null => instantAt(day, 'T23:59:59');

function instantAt(day: string, time: string): string | null {
  const moment = Date.parse(`${day}${time}`);
  return Number.isNaN(moment) ? null : new Date(moment).toISOString();
}
