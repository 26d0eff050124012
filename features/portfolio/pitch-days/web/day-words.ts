import { dateFormats } from '#ui/date-formats.ts';
import type { PitchDayPage, TimeSlot } from './shown-day.ts';

/** Times of day where the pitch day is, in the reader's locale. */
export function timesIn(timeZone: string) {
  const { locale } = dateFormats().clock.resolvedOptions();
  const format = new Intl.DateTimeFormat(locale, { timeZone, hour: '2-digit', minute: '2-digit' });
  return {
    start: ({ start }: TimeSlot) => format.format(new Date(start)),
    span: ({ start, end }: TimeSlot) => format.formatRange(new Date(start), new Date(end)),
  };
}

/** "09:00 – 09:20, Test rig". */
export function placeWords(day: PitchDayPage, slot: number | null, room: number | null): string {
  const time = slot === null ? undefined : day.slots[slot];
  if (!time || room === null) return 'No time yet';
  return `${timesIn(day.timeZone).span(time)}, ${day.rooms[room] ?? ''}`;
}

/** `Europe/Stockholm` as "Europe/Stockholm" without underscores. */
export const zoneName = (timeZone: string): string => timeZone.replaceAll('_', ' ');
