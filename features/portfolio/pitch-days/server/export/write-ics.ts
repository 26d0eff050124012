import ical, { ICalCalendarMethod } from 'ical-generator';
import type { ExportedDay, ExportedSession } from './exported-day.ts';

const descriptionOf = ({ oneLiner, reasons, companyUrl }: ExportedSession, url: string): string =>
  [
    ...(oneLiner === null ? [] : [oneLiner, '']),
    ...reasons,
    ...(companyUrl === null ? [] : ['', companyUrl]),
    '',
    url,
  ].join('\n');

/** A text as RFC 5545 (3.3.11) wants it; the library leaves the name of a calendar as it is. */
const escaped = (text: string): string =>
  text.replaceAll(/[\\;,]/gu, String.raw`\$&`).replaceAll(/\r?\n/gu, String.raw`\n`);

/**
 * An event for each session that has a time (RFC 5545). Times are written in UTC, which every calendar
 * shows in its own zone, so that no definition of a time zone has to be sent along. A later file with
 * the same ids replaces the events of an earlier one.
 */
export function writeIcs(day: ExportedDay): Buffer {
  const calendar = ical({
    name: escaped(day.name),
    prodId: { company: 'Outrider', product: 'Pitch days', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
  });
  for (const session of day.sessions) {
    if (session.when === null) continue;
    const { start, end, room } = session.when;
    calendar.createEvent({
      id: `${session.id}@outrider`,
      sequence: day.version,
      start,
      end,
      location: room,
      summary: `${session.opportunity}: ${session.company}`,
      description: descriptionOf(session, day.url),
      url: day.url,
    });
  }
  return Buffer.from(`${calendar.toString()}\r\n`);
}
