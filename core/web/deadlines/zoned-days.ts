import { instantOf, wallTimeAt } from '#core/domain/time-zone.ts';

const two = (part: number) => String(part).padStart(2, '0');

/** The day of an instant in a time zone, as the value of a date input. */
export function dayIn(instant: string | null, timeZone: string): string {
  if (instant === null) return '';
  const { year, month, day } = wallTimeAt(new Date(instant), timeZone);
  return `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`;
}

/** Its time of day, as the value of a time input. */
export function timeIn(instant: string, timeZone: string): string {
  const { hour, minute } = wallTimeAt(new Date(instant), timeZone);
  return `${two(hour)}:${two(minute)}`;
}

/** The time that a day without one means: its first or its last minute. */
export const usualTimes = { start: '00:00', end: '23:59' } as const;

/** The instant of a day and a time; the last minute of a day lasts until its end. Null for no day. */
export function instantIn(day: string, time: string, timeZone: string): string | null {
  const [year, month, date, hour, minute] = `${day}T${time}`.split(/[-T:]/u).map(Number);
  if (!year || !month || !date || hour === undefined || minute === undefined) return null;
  const second = time === usualTimes.end ? 59 : 0;
  const wall = { year, month, day: date, hour, minute, second };
  return instantOf(wall, timeZone).toISOString();
}
