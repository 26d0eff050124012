import { expect, test } from 'vitest';
import { nextReportAt, reportRange } from './segment.ts';

// On 25 October 2026 Stockholm has 25 hours, on 29 March 2026 it has 23; 1 November is a Sunday.
test.each([
  ['weekly', '2026-10-24T10:00:00Z', '2026-10-26T05:00:00.000Z'],
  ['weekly', '2026-10-26T05:00:00Z', '2026-11-02T05:00:00.000Z'],
  ['weekly', '2026-03-28T10:00:00Z', '2026-03-30T04:00:00.000Z'],
  ['monthly', '2026-10-24T10:00:00Z', '2026-11-01T05:00:00.000Z'],
  ['monthly', '2026-12-31T23:30:00Z', '2027-01-01T05:00:00.000Z'],
] as const)('a %s report after %s is sent at six in Stockholm: %s', (frequency, now, next) => {
  expect(nextReportAt(frequency, 'Europe/Stockholm', new Date(now))?.toISOString()).toBe(next);
});

test.each([
  ['weekly', '2026-11-23T05:00:00Z', '2026-11-16', '2026-11-22'],
  ['weekly', '2026-11-25T05:00:00Z', '2026-11-16', '2026-11-22'],
  ['monthly', '2026-03-01T05:00:00Z', '2026-02-01', '2026-02-28'],
  // In Stockholm it is December already.
  ['monthly', '2026-11-30T23:30:00Z', '2026-11-01', '2026-11-30'],
] as const)(
  'a %s report at %s is of the last whole days: from %s to %s',
  (frequency, now, from, to) => {
    expect(reportRange(frequency, 'Europe/Stockholm', new Date(now))).toEqual({ from, to });
  },
);
