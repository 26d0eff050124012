import { expect, test } from 'vitest';
import { writeCalendar, type CalendarEntry } from './calendar.ts';

const changedAt = '2026-11-20T08:00:00.000Z';
const milestone: CalendarEntry = {
  uid: 'milestone-1@outrider.example',
  title: 'Prototype runs',
  time: { day: '2026-12-31' },
  changedAt,
};

const linesOf = (entry: Partial<CalendarEntry>): string[] =>
  writeCalendar({ product: 'Outrider', entries: [{ ...milestone, ...entry }] }).split('\r\n');

/** As who reads it puts lines together again. */
const unfolded = (text: string): string => text.replaceAll('\r\n ', '');

test('a calendar is written as RFC 5545 says', () => {
  const text = writeCalendar({
    name: 'Deadlines',
    product: 'Outrider',
    refreshHours: 1,
    entries: [{ ...milestone, link: 'https://outrider.example/project/1', isFree: true }],
  });
  expect(text).toBe(
    [
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Outrider//EN',
      'METHOD:PUBLISH',
      'NAME:Deadlines',
      'X-WR-CALNAME:Deadlines',
      'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
      'X-PUBLISHED-TTL:PT1H',
      'BEGIN:VEVENT',
      'UID:milestone-1@outrider.example',
      'SEQUENCE:0',
      'DTSTAMP:20261120T080000Z',
      'DTSTART;VALUE=DATE:20261231',
      'X-MICROSOFT-CDO-ALLDAYEVENT:TRUE',
      'X-MICROSOFT-MSNCALENDAR-ALLDAYEVENT:TRUE',
      'SUMMARY:Prototype runs',
      'TRANSP:TRANSPARENT',
      'URL;VALUE=URI:https://outrider.example/project/1',
      'LAST-MODIFIED:20261120T080000Z',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ].join('\r\n'),
  );
});

test('an instant is written in UTC, whatever zone it came in', () => {
  const lines = linesOf({
    time: { start: '2026-11-27T23:59:00+01:00', end: '2026-11-28T01:00:00+01:00' },
  });
  expect(lines).toContain('DTSTART:20261127T225900Z');
  expect(lines).toContain('DTEND:20261128T000000Z');
});

test('what would mean something in a text is escaped, and nothing ends its line', () => {
  const title = 'Seals, rings; and C:\\parts\r\nDTSTART:19700101T000000Z\u0000\uD800!';
  expect(linesOf({ title })).toContain(
    String.raw`SUMMARY:Seals\, rings\; and C:\\parts\nDTSTART:19700101T000000Z` + '  !',
  );
});

test('long lines are folded at 75 octets between characters, and read the same', () => {
  const title = 'Grüße aus Göteborg 🛠️ 摩擦 '.repeat(20);
  const text = writeCalendar({ product: 'Outrider', entries: [{ ...milestone, title }] });
  const octets = text.split('\r\n').map((line) => new TextEncoder().encode(line).length);
  expect(Math.max(...octets)).toBeLessThanOrEqual(75);
  expect(Math.max(...octets)).toBeGreaterThan(70);
  expect(text).not.toContain('\uFFFD');
  expect(unfolded(text)).toContain(`SUMMARY:${title}\r\n`);
});

test('an invitation has its people, its number and its state', () => {
  const text = writeCalendar({
    product: 'Outrider',
    method: 'CANCEL',
    entries: [
      {
        ...milestone,
        sequence: 3,
        isCancelled: true,
        location: 'Hall 2, Göteborg',
        organiser: { name: 'Lund, "Elin"', email: 'elin@skf.example' },
        attendees: [{ name: 'Jo\r\nX-EVIL:1', email: 'jo@skf.example' }],
      },
    ],
  });
  expect(unfolded(text).split('\r\n')).toEqual(
    expect.arrayContaining([
      'METHOD:CANCEL',
      'SEQUENCE:3',
      String.raw`LOCATION:Hall 2\, Göteborg`,
      `ORGANIZER;CN="Lund, 'Elin'":mailto:elin@skf.example`,
      'ATTENDEE;ROLE=REQ-PARTICIPANT;PARTSTAT=NEEDS-ACTION;RSVP=TRUE;CN="Jo X-EVIL:1":MAILTO:jo@skf.example',
      'STATUS:CANCELLED',
    ]),
  );
});
