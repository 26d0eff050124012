import { expect, test } from 'vitest';
import { wordsForTimeLeft } from './time-left.ts';
import { formatInZone, placeOfZone } from './zoned-time.ts';

const end = '2026-11-27T22:59:59Z';
const words = (days: number, now: string) => wordsForTimeLeft(end, days, new Date(now));

test('days are left, and on the last day hours and minutes', () => {
  expect(words(33, '2026-10-25T12:00:00Z')).toBe('33 days left');
  expect(words(1, '2026-11-26T12:00:00Z')).toBe('1 day left');
  expect(words(0, '2026-11-27T17:48:00Z')).toBe('5 hours 12 minutes left');
  expect(words(0, '2026-11-27T21:00:00Z')).toBe('2 hours left');
  expect(words(0, '2026-11-27T21:58:59Z')).toBe('1 hour 1 minute left');
  expect(words(0, '2026-11-27T22:59:00Z')).toBe('1 minute left');
  expect(words(0, '2026-11-27T23:00:00Z')).toBe('Closed');
});

test('a moment is written with its zone', () => {
  expect(formatInZone(end, 'Europe/Stockholm')).toBe('27 Nov 2026, 23:59 Stockholm');
  expect(formatInZone(end, 'America/New_York', { locale: 'en-GB', dateStyle: 'long' })).toBe(
    '27 November 2026 at 17:59 New York',
  );
  expect(placeOfZone('America/Argentina/Buenos_Aires')).toBe('Buenos Aires');
  expect(placeOfZone('UTC')).toBe('UTC');
});
