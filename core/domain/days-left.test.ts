import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { daysLeft, daysUntil } from './days-left.ts';
import { instantOf } from './time-zone.ts';

const zones = [
  'UTC',
  'Europe/Stockholm',
  'America/New_York',
  'Pacific/Auckland',
  'Asia/Kolkata',
  'Asia/Kathmandu',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
  'Australia/Lord_Howe',
  // Their clocks go forward at midnight: such a day has none.
  'Africa/Cairo',
  'America/Santiago',
  'Asia/Beirut',
];

describe('days left count the midnights of the zone', () => {
  test.each([
    // 27 November, 23:59:59 in Stockholm.
    ['2026-11-27T22:59:59Z', 'Europe/Stockholm', '2026-11-27T22:59:00Z', 0],
    ['2026-11-27T22:59:59Z', 'Europe/Stockholm', '2026-11-26T23:00:00Z', 0],
    ['2026-11-27T22:59:59Z', 'Europe/Stockholm', '2026-11-26T22:59:59Z', 1],
    // The same instants elsewhere.
    ['2026-11-27T22:59:59Z', 'UTC', '2026-11-26T23:00:00Z', 1],
    ['2026-11-27T22:59:59Z', 'America/New_York', '2026-11-26T23:00:00Z', 1],
    ['2026-11-27T22:59:59Z', 'Pacific/Auckland', '2026-11-27T11:00:00Z', 0],
    // Midnight ends the day before.
    ['2026-11-27T23:00:00Z', 'Europe/Stockholm', '2026-11-27T10:00:00Z', 0],
    // A day of 25 hours, and one of 23.
    ['2026-10-25T22:59:59Z', 'Europe/Stockholm', '2026-10-24T22:00:00Z', 0],
    ['2026-10-25T22:59:59Z', 'Europe/Stockholm', '2026-10-24T21:59:59Z', 1],
    ['2026-03-29T21:59:59Z', 'Europe/Stockholm', '2026-03-28T23:00:00Z', 0],
    ['2026-03-29T21:59:59Z', 'Europe/Stockholm', '2026-03-28T22:59:59Z', 1],
    // Over: on its last day still, then days ago.
    ['2026-11-27T10:00:00Z', 'Europe/Stockholm', '2026-11-27T15:00:00Z', 0],
    ['2026-11-27T22:59:59Z', 'Europe/Stockholm', '2026-11-28T09:00:00Z', -1],
  ])('%s in %s at %s: %d', (end, zone, now, days) => {
    expect(daysUntil(end, zone, new Date(now)) + 0).toBe(days);
  });

  test('from any hour of a day to the last second of another, also across a change of the clocks', () => {
    const local = (day: number, [hour, minute, second]: readonly number[]) => {
      const date = new Date(Date.UTC(2026, 0, 1 + day));
      return {
        year: date.getUTCFullYear(),
        month: date.getUTCMonth() + 1,
        day: date.getUTCDate(),
        hour: hour ?? 0,
        minute: minute ?? 0,
        second: second ?? 0,
      };
    };
    const time = fc.tuple(fc.nat(23), fc.nat(59), fc.nat(59));
    fc.assert(
      fc.property(
        fc.constantFrom(...zones),
        fc.nat(700),
        fc.nat(400),
        time,
        (zone, from, days, clock) => {
          const now = instantOf(local(from, clock), zone);
          const end = instantOf(local(from + days, [23, 59, 59]), zone).toISOString();
          expect(daysUntil(end, zone, now)).toBe(days);
        },
      ),
      { numRuns: 300 },
    );
  });
});

test('nothing is left without an end, and once it has passed', () => {
  const now = new Date('2026-11-27T12:00:00Z');
  expect(daysLeft(null, 'UTC', now)).toBeNull();
  expect(daysLeft('2026-11-27T12:00:00Z', 'UTC', now)).toBeNull();
  expect(daysLeft('2026-11-27T12:00:01Z', 'UTC', now)).toBe(0);
});
