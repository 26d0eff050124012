const pad = (part: number): string => String(part).padStart(2, '0');

/** The day of an instant in the reader's time zone, such as `2027-03-31`; empty without one. */
export function dayOf(at: string | null): string {
  if (at === null) return '';
  const date = new Date(at);
  return `${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`;
}

const at = (day: string, time: string): string | null =>
  day === '' ? null : new Date(`${day}T${time}`).toISOString();

/** The first moment of a day, and its last one. */
export const startOf = (day: string): string | null => at(day, '00:00:00');
export const endOf = (day: string): string | null => at(day, '23:59:59');
