import ical, {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalCalendarMethod,
  ICalEventStatus,
  ICalEventTransparency,
  type ICalEventData,
} from 'ical-generator';
import { printableText } from '#core/domain/text/printable.ts';

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

/** What a text may have: neither control characters but line ends, nor halves of characters. */
const printable = (text: string): string =>
  printableText(text).replaceAll(/\r\n?/gu, '\n').replaceAll('\u007F', ' ');

/** On one line. */
const line = (text: string): string => printable(text).replaceAll(/\s+/gu, ' ');

/** A text as RFC 5545 (3.3.11) wants it; the library leaves the name of a calendar as it is. */
const escaped = (text: string): string => line(text).replaceAll(/[\\;,]/gu, String.raw`\$&`);

/** The name is a quoted parameter, in which nothing can be escaped (RFC 5545, 3.2). */
const person = ({ name, email }: CalendarPerson): CalendarPerson => ({
  name: line(name).replaceAll('"', "'"),
  email: encodeURI(email),
});

/** A whole day has no zone: it is written as the day that it names. */
const timeOf = (time: CalendarTime) =>
  'day' in time
    ? { start: new Date(`${time.day}T00:00:00Z`), allDay: true }
    : { start: new Date(time.start), end: time.end === undefined ? null : new Date(time.end) };

const optional = (text: string | undefined): string | null =>
  text === undefined ? null : printable(text);

function eventOf(entry: CalendarEntry): ICalEventData {
  const { uid, title, time, changedAt, link, sequence, isCancelled, organiser } = entry;
  return {
    ...timeOf(time),
    id: line(uid),
    stamp: new Date(changedAt),
    lastModified: new Date(changedAt),
    summary: printable(title),
    description: optional(entry.description),
    location: optional(entry.location),
    url: link === undefined ? null : printable(link).replaceAll(/\s/gu, encodeURIComponent),
    sequence: sequence ?? 0,
    status:
      isCancelled === undefined
        ? null
        : isCancelled
          ? ICalEventStatus.CANCELLED
          : ICalEventStatus.CONFIRMED,
    transparency: entry.isFree === true ? ICalEventTransparency.TRANSPARENT : null,
    organizer: organiser === undefined ? null : person(organiser),
    attendees: (entry.attendees ?? []).map((one) => ({
      ...person(one),
      role: ICalAttendeeRole.REQ,
      status: ICalAttendeeStatus.NEEDSACTION,
      rsvp: entry.asksForAnswer !== false,
    })),
  };
}

/**
 * Writes a calendar as iCalendar (RFC 5545), as a file or what is sent to who subscribes to it. Times are
 * in UTC, which every program shows in its reader's zone, so that no zone has to be described.
 */
export function writeCalendar(calendar: Calendar): string {
  const { name, product, method = 'PUBLISH', refreshHours, entries } = calendar;
  const file = ical({
    name: name === undefined ? null : escaped(name),
    prodId: `//${escaped(product)}//EN`,
    method: ICalCalendarMethod[method],
    ttl: refreshHours === undefined ? null : refreshHours * 3600,
    events: entries.map(eventOf),
  });
  return `${file.toString()}\r\n`;
}
