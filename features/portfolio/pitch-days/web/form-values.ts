import type { PitchDayDraft } from '#features/portfolio/pitch-days/domain/pitch-day.ts';
import type { PitchDayPage } from './shown-day.ts';

/** The fields of a pitch day as they are typed. */
export interface FormValues {
  readonly name: string;
  readonly date: string;
  readonly timeZone: string;
  readonly startsAt: string;
  readonly endsAt: string;
  readonly slotMinutes: string;
  /** "10:30–11:00, 12:00–13:00". */
  readonly breaks: string;
  /** Names with commas between. */
  readonly rooms: string;
  readonly place: string;
}

type Fields = Pick<
  PitchDayDraft,
  | 'name'
  | 'date'
  | 'timeZone'
  | 'startsAt'
  | 'endsAt'
  | 'slotMinutes'
  | 'breaks'
  | 'rooms'
  | 'place'
>;
export type Problems = Partial<Record<keyof FormValues, string>>;

export const usualValues = (): FormValues => ({
  name: '',
  date: '',
  timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  startsAt: '09:00',
  endsAt: '16:00',
  slotMinutes: '30',
  breaks: '12:00–13:00',
  rooms: 'Room 1, Room 2',
  place: '',
});

export const valuesOf = (day: PitchDayPage): FormValues => ({
  name: day.name,
  date: day.date,
  timeZone: day.timeZone,
  startsAt: day.startsAt,
  endsAt: day.endsAt,
  slotMinutes: String(day.slotMinutes),
  breaks: day.breaks.map(({ from, to }) => `${from}–${to}`).join(', '),
  rooms: day.rooms.join(', '),
  place: day.place ?? '',
});

const parts = (text: string): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** `9:00` and `09.00` as `09:00`; null: no time of day. */
export function readTime(text: string): string | null {
  const match = /^(\d{1,2})[:.](\d{2})$/u.exec(text.trim());
  if (!match) return null;
  const [hour, minute] = [Number(match[1]), Number(match[2])];
  if (hour > 23 || minute > 59) return null;
  return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
}

function readBreaks(text: string): Fields['breaks'] | null {
  const ranges = parts(text).map((part) => {
    const [from = '', to = '', more] = part.split(/[–-]/u);
    const [begin, end] = [readTime(from), readTime(to)];
    return begin === null || end === null || begin >= end || more !== undefined
      ? null
      : { from: begin, to: end };
  });
  const breaks = ranges.filter((one) => one !== null);
  return breaks.length === ranges.length ? breaks : null;
}

/** What can be sent, or what is wrong with each field. */
export function readForm(values: FormValues): { fields: Fields } | { problems: Problems } {
  const [startsAt, endsAt] = [readTime(values.startsAt), readTime(values.endsAt)];
  const breaks = readBreaks(values.breaks);
  const rooms = parts(values.rooms);
  const slotMinutes = Number(values.slotMinutes);
  const problems: Problems = {
    ...(values.name.trim() === '' && { name: 'Enter a name.' }),
    ...(values.date === '' && { date: 'Choose a date.' }),
    ...(startsAt === null && { startsAt: 'Write a time such as 09:00.' }),
    ...(endsAt === null && { endsAt: 'Write a time such as 16:00.' }),
    ...(startsAt !== null &&
      endsAt !== null &&
      endsAt <= startsAt && { endsAt: 'It ends before it begins.' }),
    ...((!Number.isInteger(slotMinutes) || slotMinutes < 5 || slotMinutes > 240) && {
      slotMinutes: 'Enter 5 to 240 minutes.',
    }),
    ...(breaks === null && { breaks: 'Write breaks such as 10:30–11:00, 12:00–13:00.' }),
    ...(rooms.length === 0 && { rooms: 'Name at least one room.' }),
  };
  if (startsAt === null || endsAt === null || breaks === null || Object.keys(problems).length > 0)
    return { problems };
  const { name, date, timeZone } = values;
  const place = values.place.trim() === '' ? null : values.place.trim();
  const times = { date, timeZone, startsAt, endsAt, slotMinutes, breaks, rooms };
  return { fields: { name: name.trim(), ...times, place } };
}
