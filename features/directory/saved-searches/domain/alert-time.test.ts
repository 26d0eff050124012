import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { nextAlertAt } from './alert-time.ts';

const next = (frequency: 'daily' | 'weekly', timeZone: string, now: string) =>
  nextAlertAt(frequency, timeZone, new Date(now))?.toISOString();

describe('the next alert is due', () => {
  test('never, when it is off', () => {
    expect(nextAlertAt('off', 'UTC', new Date())).toBeNull();
  });

  test.each([
    ['2026-11-20T05:59:59Z', '2026-11-20T06:00:00.000Z'],
    ['2026-11-20T06:00:00Z', '2026-11-21T06:00:00.000Z'],
    ['2026-12-31T23:00:00Z', '2027-01-01T06:00:00.000Z'],
  ])('daily: at six in the morning after %s', (now, morning) => {
    expect(next('daily', 'UTC', now)).toBe(morning);
  });

  test('in the morning of the owner’s time zone, also when daylight saving time changes', () => {
    expect(next('daily', 'Europe/Stockholm', '2026-11-20T12:00:00Z')).toBe(
      '2026-11-21T05:00:00.000Z',
    );
    expect(next('daily', 'Europe/Stockholm', '2026-03-28T12:00:00Z')).toBe(
      '2026-03-29T04:00:00.000Z',
    );
    expect(next('daily', 'Pacific/Auckland', '2026-11-20T12:00:00Z')).toBe(
      '2026-11-20T17:00:00.000Z',
    );
  });

  test('weekly: on Monday', () => {
    expect(next('weekly', 'UTC', '2026-11-20T12:00:00Z')).toBe('2026-11-23T06:00:00.000Z');
    expect(next('weekly', 'UTC', '2026-11-23T06:00:00Z')).toBe('2026-11-30T06:00:00.000Z');
  });

  test('once for any number of missed mornings, and always later', () => {
    const moment = fc.date({
      min: new Date('2000-01-01'),
      max: new Date('2100-01-01'),
      noInvalidDate: true,
    });
    const zone = fc.constantFrom('UTC', 'Europe/Berlin', 'America/St_Johns', 'Pacific/Kiritimati');
    fc.assert(
      fc.property(moment, zone, (now, timeZone) => {
        const hours = ((nextAlertAt('daily', timeZone, now)?.getTime() ?? 0) - +now) / 3_600_000;
        expect(hours).toBeGreaterThan(0);
        expect(hours).toBeLessThanOrEqual(25);
      }),
    );
  });
});
