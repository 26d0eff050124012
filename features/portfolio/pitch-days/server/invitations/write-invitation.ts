import { writeCalendar, type CalendarPerson } from '#core/server/calendar/calendar.ts';
import type { AgendaItem } from '#features/portfolio/pitch-days/domain/invitations/invitation.ts';

export interface CalendarInvitation {
  /** Stays the same, so that a later file changes the event of an earlier one. */
  readonly uid: string;
  readonly sequence: number;
  readonly isCancelled: boolean;
  readonly title: string;
  readonly description: string;
  readonly place: string | null;
  /** At least one: the event is from the first to the last. */
  readonly items: readonly AgendaItem[];
  readonly organiser: CalendarPerson;
  readonly attendee: CalendarPerson;
}

/** One event for one person (RFC 5546), since mail programs offer to accept no more than one. */
export function writeInvitation(invitation: CalendarInvitation): string {
  const { uid, sequence, isCancelled, title, description, place, items, organiser } = invitation;
  const starts = items.map(({ start }) => start).toSorted();
  const ends = items.map(({ end }) => end).toSorted();
  const rooms = [...new Set(items.map(({ room }) => room))].join(', ');
  return writeCalendar({
    product: 'Outrider//Pitch days',
    method: isCancelled ? 'CANCEL' : 'REQUEST',
    entries: [
      {
        uid,
        sequence,
        isCancelled,
        title,
        description,
        changedAt: new Date().toISOString(),
        time: { start: starts[0] ?? '', end: ends.at(-1) },
        location: place === null ? rooms : `${rooms}, ${place}`,
        organiser,
        attendees: [invitation.attendee],
        // Nobody reads answers at the address that mails are from.
        asksForAnswer: false,
      },
    ],
  });
}
