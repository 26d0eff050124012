import { addressParameter, calendarLine, calendarText, calendarUrl } from './content-line.ts';

/** A person in an entry, by name and address. */
export interface CalendarPerson {
  readonly name: string;
  readonly email: string;
}

/** A whole day, or an instant with its end; without one, it takes no time. */
export type CalendarTime =
  | { readonly day: string }
  | { readonly start: string; readonly end?: string | undefined };

/** An entry of a calendar. */
export interface CalendarEntry {
  /** The same for as long as the thing exists, and of no other: `milestone-{id}@outrider.example`. */
  readonly uid: string;
  readonly title: string;
  readonly time: CalendarTime;
  /** When it was last changed. */
  readonly changedAt: string;
  readonly link?: string | undefined;
  readonly description?: string | undefined;
  readonly location?: string | undefined;
  /** Counts the changes of an invitation: an equal or lower one is ignored by who has it. */
  readonly sequence?: number | undefined;
  readonly isCancelled?: boolean | undefined;
  /** Whether it leaves its time free, as a deadline does. */
  readonly isFree?: boolean | undefined;
  readonly organiser?: CalendarPerson | undefined;
  readonly attendees?: readonly CalendarPerson[] | undefined;
  /** Whether they are asked to accept. Default: they are. */
  readonly asksForAnswer?: boolean | undefined;
}

export interface Calendar {
  /** Shown where a program asks for none. */
  readonly name?: string | undefined;
  /** The program that wrote it. */
  readonly product: string;
  /** Of an invitation: what its receiver is to do. Default: `PUBLISH`. */
  readonly method?: 'PUBLISH' | 'REQUEST' | 'CANCEL' | undefined;
  /** How often who subscribes to it reads it again, in hours. */
  readonly refreshHours?: number | undefined;
  readonly entries: readonly CalendarEntry[];
}

export const calendarContentType = 'text/calendar; charset=utf-8';

const dayMs = 24 * 60 * 60 * 1000;
const isoDay = (time: number): string => new Date(time).toISOString().slice(0, 10);
const compactDay = (day: string): string => day.replaceAll('-', '');
/** In UTC, which every program shows in its reader's zone; no zone has to be described. */
const compactInstant = (at: string): string =>
  `${new Date(at).toISOString().slice(0, 19).replaceAll(/[-:]/gu, '')}Z`;

function linesOfTime(time: CalendarTime): string[] {
  if ('day' in time) {
    // The end of a whole day is the next one (RFC 5545, section 3.6.1).
    const next = isoDay(Date.parse(`${time.day}T00:00:00Z`) + dayMs);
    return [`DTSTART;VALUE=DATE:${compactDay(time.day)}`, `DTEND;VALUE=DATE:${compactDay(next)}`];
  }
  const { start, end } = time;
  return [
    `DTSTART:${compactInstant(start)}`,
    ...(end === undefined ? [] : [`DTEND:${compactInstant(end)}`]),
  ];
}

const personLine = (property: string, { name, email }: CalendarPerson): string =>
  `${property};CN=${addressParameter(name)}:mailto:${encodeURI(email)}`;

function linesOfEntry(entry: CalendarEntry): string[] {
  const { uid, title, time, changedAt, link, description, location, organiser } = entry;
  const answer = entry.asksForAnswer === false ? 'FALSE' : 'TRUE';
  const optional = (property: string, value: string | undefined) =>
    value === undefined ? [] : [`${property}:${calendarText(value)}`];
  return [
    'BEGIN:VEVENT',
    `UID:${calendarText(uid)}`,
    `DTSTAMP:${compactInstant(changedAt)}`,
    `LAST-MODIFIED:${compactInstant(changedAt)}`,
    ...(entry.sequence === undefined ? [] : [`SEQUENCE:${entry.sequence}`]),
    ...linesOfTime(time),
    `SUMMARY:${calendarText(title)}`,
    ...optional('DESCRIPTION', description),
    ...optional('LOCATION', location),
    ...(link === undefined ? [] : [`URL:${calendarUrl(link)}`]),
    ...(organiser === undefined ? [] : [personLine('ORGANIZER', organiser)]),
    ...(entry.attendees ?? []).map((one) =>
      personLine(`ATTENDEE;ROLE=REQ-PARTICIPANT;PARTSTAT=NEEDS-ACTION;RSVP=${answer}`, one),
    ),
    ...(entry.isCancelled === undefined
      ? []
      : [`STATUS:${entry.isCancelled ? 'CANCELLED' : 'CONFIRMED'}`]),
    ...(entry.isFree === true ? ['TRANSP:TRANSPARENT'] : []),
    'END:VEVENT',
  ];
}

/** Writes a calendar as iCalendar (RFC 5545), as a file or what is sent to who subscribes to it. */
export function writeCalendar(calendar: Calendar): string {
  const { name, product, method = 'PUBLISH', refreshHours, entries } = calendar;
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${calendarText(product)}//EN`,
    'CALSCALE:GREGORIAN',
    `METHOD:${method}`,
    ...(name === undefined
      ? []
      : [`NAME:${calendarText(name)}`, `X-WR-CALNAME:${calendarText(name)}`]),
    ...(refreshHours === undefined
      ? []
      : [
          `REFRESH-INTERVAL;VALUE=DURATION:PT${refreshHours}H`,
          `X-PUBLISHED-TTL:PT${refreshHours}H`,
        ]),
    ...entries.flatMap(linesOfEntry),
    'END:VCALENDAR',
  ]
    .map(calendarLine)
    .join('');
}
