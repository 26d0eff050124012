import { expect, test } from 'vitest';
import { eventTime } from './event-time.ts';

const now = new Date('2026-11-23T12:00:00.000Z');
const time = (at: string, sentAt: string) => eventTime({ at, sentAt, now });

test.each([
  [
    'right',
    '2026-11-23T11:59:00.000Z',
    '2026-11-23T11:59:58.000Z',
    '2026-11-23T11:59:00.000Z',
    false,
  ],
  [
    'late',
    '2026-11-18T08:00:00.000Z',
    '2026-11-23T12:00:00.000Z',
    '2026-11-18T08:00:00.000Z',
    false,
  ],
  [
    'an hour ahead',
    '2026-11-23T12:58:00.000Z',
    '2026-11-23T13:00:00.000Z',
    '2026-11-23T11:58:00.000Z',
    true,
  ],
  [
    'years behind',
    '2001-01-01T00:00:00.000Z',
    '2001-01-01T00:00:05.000Z',
    '2026-11-23T11:59:55.000Z',
    true,
  ],
  [
    'older than a week',
    '2026-11-01T00:00:00.000Z',
    '2026-11-23T12:00:00.000Z',
    now.toISOString(),
    true,
  ],
  [
    'after it was sent',
    '2026-11-23T12:30:00.000Z',
    '2026-11-23T12:00:00.000Z',
    now.toISOString(),
    true,
  ],
])('a clock or an event that is %s', (_, at, sentAt, happened, isClockWrong) => {
  expect(time(at, sentAt)).toEqual({ at: happened, isClockWrong });
});
