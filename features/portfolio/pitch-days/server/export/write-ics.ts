import { writeCalendar } from '#core/server/calendar/calendar.ts';
import type { ExportedDay, ExportedSession } from './exported-day.ts';

const descriptionOf = ({ oneLiner, reasons, companyUrl }: ExportedSession, url: string): string =>
  [
    ...(oneLiner === null ? [] : [oneLiner, '']),
    ...reasons,
    ...(companyUrl === null ? [] : ['', companyUrl]),
    '',
    url,
  ].join('\n');

/**
 * An event for each session that has a time. A later file with the same ids replaces the events of an
 * earlier one.
 */
export function writeIcs(day: ExportedDay): Buffer {
  const changedAt = new Date().toISOString();
  const calendar = writeCalendar({
    name: day.name,
    product: 'Outrider//Pitch days',
    entries: day.sessions.flatMap((session) => {
      if (session.when === null) return [];
      const { start, end, room } = session.when;
      return [
        {
          uid: `${session.id}@outrider`,
          sequence: day.version,
          changedAt,
          time: { start: start.toISOString(), end: end.toISOString() },
          location: room,
          title: `${session.opportunity}: ${session.company}`,
          description: descriptionOf(session, day.url),
          link: day.url,
        },
      ];
    }),
  });
  return Buffer.from(calendar);
}
